// By itself: what hashes and goes through a chain comes when somebody asks for it.
export { checkTips } from '@portal/domain';
