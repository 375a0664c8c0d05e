import { type ReactNode, useId } from 'react';
import { classNames } from '#src/lib/classNames.ts';
import { MailIcon } from '#src/ui/Icon/icons.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './LinkPage.module.css';

interface LinkPageProps extends RootProps<HTMLElement> {
  /** Value of the root's `data-vitrine` attribute. */
  name: string;
  title: ReactNode;
  text?: ReactNode;
  headingLevel: 1 | 2 | 3;
  children?: ReactNode;
}

/** The layout of a page that a link in a mail opens: a heading, an explanation, and the possible actions. */
export function LinkPage({
  name,
  title,
  text,
  headingLevel,
  className,
  ref,
  children,
  ...root
}: LinkPageProps) {
  const rootAttributes = useRoot(name, root);
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={ref}
      className={classNames(styles.page, className)}
      {...rootAttributes}
      aria-labelledby={headingId}
    >
      <MailIcon size="large" className={styles.icon} />
      <Heading id={headingId} className={styles.title}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
