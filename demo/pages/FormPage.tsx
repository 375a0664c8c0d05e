import { type ReactNode, useId } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './FormPage.module.css';
import { PageHeading } from './PageHeading.tsx';

interface FormPageProps {
  title: string;
  /** The page's name in the breadcrumb. @default its title */
  name?: string;
  text?: string | undefined;
  /** Pages between the home page and this one. */
  above?: readonly { title: string; href: string }[];
  /** What else helps, in `SideCard`s. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page that is a form, with cards beside it, or below it on a phone. */
export function FormPage({ title, name = title, text, above, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumb title={name} {...(above && { above })} />
      <PageHeading>{title}</PageHeading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <div className={styles.column}>{aside}</div>
      </div>
    </div>
  );
}

interface SideCardProps {
  heading: string;
  /** The language of the card, if it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A card beside a form. */
export function SideCard({ heading, lang, children }: SideCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} lang={lang}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
