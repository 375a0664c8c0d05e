import { classNames } from '#src/lib/classNames.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './LinePictures.module.css';

/** A placeholder. */
const NONE = [undefined];

interface LinePicturesProps {
  images: readonly (string | undefined)[];
  className: string | undefined;
}

/** The image of a line; the products of a subscription are a stack in its place. */
export const LinePictures = ({ images, className }: LinePicturesProps) => (
  <span className={classNames(styles.pictures, className)}>
    {(images.length > 0 ? images : NONE).map((image, index) => (
      <Picture key={index} className={styles.picture} src={safeHref(image) ?? undefined} alt="" />
    ))}
  </span>
);
