import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { PageHeading } from './PageHeading.tsx';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  text?: string;
  /** Pages between the home page and this one. */
  above?: readonly { title: string; href: string }[];
  /** An image beside the heading, if there is space. */
  image?: string;
  /** Content below the heading. */
  children?: ReactNode;
}

/** The top of an inner page: breadcrumb, heading, and an image in an arch. */
export function PageIntro({ title, lang, text, above, image, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb title={title} lang={lang} {...(above && { above })} />
          <PageHeading lang={lang}>{title}</PageHeading>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </div>
        {image && (
          <div className={styles.arch} aria-hidden="true">
            <img src={image} alt="" width={256} height={256} />
          </div>
        )}
      </div>
    </div>
  );
}
