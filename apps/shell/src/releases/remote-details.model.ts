import type { ApiClient } from '@portal/api-client';
import type { AuditEntry, KeptRelease, RemoteName } from '@portal/contracts';
import { operatorCalls } from './operator-calls.ts';
import { PagedList } from './paged-list.model.ts';

/** What an opened card shows besides the board: the remote's history and its kept versions. */
export class RemoteDetails {
  readonly remote: RemoteName;
  readonly history: PagedList<AuditEntry, number>;
  readonly versions: PagedList<KeptRelease, string>;

  constructor(remote: RemoteName, api: ApiClient) {
    this.remote = remote;
    this.history = new PagedList((before) => api.call(operatorCalls.history, { remote, ...(before !== undefined && { before }) }));
    this.versions = new PagedList((before) => api.call(operatorCalls.versions, { remote, ...(before !== undefined && { before }) }));
    this.reload();
  }

  reload(): void {
    void this.history.reload();
    void this.versions.reload();
  }
}
