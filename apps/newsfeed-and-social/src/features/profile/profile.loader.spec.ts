/** @jest-environment node */
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { userCalls } from '@portal/contracts/user';
import { appContext } from '@portal/platform';
import { fakeApi, fakeApp } from '@portal/testing';
import { aProfile } from '../../testing/a-post.ts';
import { profileLoader } from './profile.loader.ts';

async function load(username: string, server = true) {
  const api = fakeApi()
    .on(userCalls.profile, () => aProfile())
    .on(newsfeedCalls.list, () => ({ list: [], nextCursor: null }));
  const app = await fakeApp({ api, server });
  const context = new RouterContextProvider(new Map([[appContext, app]]));
  const answer = await profileLoader({
    context,
    params: { username },
    request: new Request(`http://portal/thanh-vien/${username}?cursor=c1`),
  } as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown);
  return { answer, api };
}

it('leads another case of a name to the name as it is written, before any post is asked for', async () => {
  const { answer, api } = await load('BaChiSanVinh');
  expect(answer).toBeInstanceOf(Response);
  expect([(answer as Response).status, (answer as Response).headers.get('location')]).toEqual([302, '/thanh-vien/bachisanvinh']);
  expect(api.inputs(newsfeedCalls.list)).toEqual([]);
});

it('has the member’s posts from the cursor of the address on', async () => {
  const { answer, api } = await load('bachisanvinh');
  expect(answer).toBeNull();
  expect(api.inputs(newsfeedCalls.list)).toEqual([{ username: 'bachisanvinh', pageSize: 10, cursor: 'c1' }]);
});
