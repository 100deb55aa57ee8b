export { chatModule } from './chat.module.ts';
export type { Author, ChatService, Sender } from './chat.service.ts';
export { ChatWriter, type Draft } from './chat.writer.ts';
export { chatRepository, type NewRoom } from './chat.repository.ts';
export { presentMessage } from './chat.presenter.ts';
export { messageReader } from './chat.reader.ts';
export { roomMembersRepository } from './room-members.repository.ts';
export { letThrough, RoomMembers, type Door, type Visitor } from './room-members.ts';
