import type { Media } from '@portal/contracts';
import { resourceCalls } from '@portal/contracts/resource';
import type { ManualClock } from './clocks.ts';
import type { Answer, TestApp } from './test-app.ts';

/** How a file is sent: whose it is (nobody's without a token), by which field and name, and what other field comes before it. */
interface Sending {
  readonly token?: string | undefined;
  readonly field?: string;
  readonly name?: string;
  readonly before?: string;
}

/** A file sent in as a browser's form does. */
export async function sentFile(
  api: TestApp<ManualClock>,
  bytes: Uint8Array | string,
  { token, field = 'file', name = 'a.jpg', before = '' }: Sending,
): Promise<Answer<Media>> {
  const form = new FormData();
  if (before) form.append('before', before);
  form.append(field, new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  const encoded = new Response(form);
  const answer = await api.app.inject({
    method: 'POST',
    url: resourceCalls.upload.path,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')!, ...(token && { authorization: token }) },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
