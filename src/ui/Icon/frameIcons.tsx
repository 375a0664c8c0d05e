import { Icon, type IconProps } from './Icon.tsx';

// Outlines drawn by the Lucide project (ISC licence, https://lucide.dev), each folded into one path so that an icon costs
// two elements. Every icon is a function of its own: a page carries only those it uses (LIB-02). By scripts/build/drawIcons.ts.

export function ChevronLeftIcon(props: IconProps) {
  return <Icon {...props} d="M15 18l-6-6 6-6" />;
}

export function LockIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4"
    />
  );
}
