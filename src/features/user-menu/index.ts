export { UserMenu } from './UserMenu.tsx';
export { useVisitor, type VisitorAccess } from './useVisitor.ts';
