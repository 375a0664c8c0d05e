export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { useVisitor, type VisitorAccess } from './useVisitor.ts';
