import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { chatRoom } from '../db/schema.ts';
import { listen, TestClient } from './stomp-client.ts';
import type { TestApp } from './test-app.ts';

/** What specs of the chat's socket begin with: an api that listens, rooms of their own, clients that end with each test. */
export class RoomsAndClients {
  readonly url: string;
  private readonly api: TestApp<Clock>;
  private lastRoom = 100;
  private readonly clients: TestClient[] = [];

  private constructor(api: TestApp<Clock>, url: string) {
    this.api = api;
    this.url = url;
  }

  static async of(api: TestApp<Clock>): Promise<RoomsAndClients> {
    return new RoomsAndClients(api, await listen(api.app));
  }

  async newRoom(row: Partial<typeof chatRoom.$inferInsert> = {}): Promise<number> {
    const id = (this.lastRoom += 1);
    await this.api.database.db.insert(chatRoom).values({ id, title: `phòng ${id}`, kind: 'public', epoch: randomUUID(), ...row });
    return id;
  }

  async open(options: ConstructorParameters<typeof TestClient>[1] = {}): Promise<TestClient> {
    const client = new TestClient(this.url, options);
    this.clients.push(client);
    return client.connect();
  }

  /** Throws for what a client got that the contract does not name. */
  async endClients(): Promise<void> {
    await Promise.all(this.clients.splice(0).map((client) => client.end()));
  }
}
