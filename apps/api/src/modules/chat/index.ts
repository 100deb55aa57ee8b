export { chatRoutes } from './chat.routes.ts';
export { ChatService, type Author, type Sender } from './chat.service.ts';
export { ChatWriter, type Draft } from './chat.writer.ts';
export { chatRepository, type NewRoom } from './chat.repository.ts';
export { mayRead, wordsOfClosed } from './chat.policy.ts';
export { presentMessage } from './chat.presenter.ts';
export { messageReader } from './chat.reader.ts';
export { RoomMembers, type Membership, type Visitor } from './room-members.ts';
