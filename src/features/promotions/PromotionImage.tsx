import type { AspectRatio } from '#src/schemas/promotion.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './Promotion.module.css';
import type { PromotionImageData } from './promotionModel.ts';

interface PromotionImageProps {
  picture: PromotionImageData;
  ratio: AspectRatio;
}

/** A promotion's image: for each window the widest crop that fits, in a box with a fixed aspect ratio. */
export function PromotionImage({ picture: { crops, alt }, ratio }: PromotionImageProps) {
  return (
    <Picture
      className={styles.image}
      src={crops.at(-1)?.source}
      alt={alt}
      ratio={ratio}
      fit="cover"
      tint="none"
      cutouts={crops.slice(0, -1).map(({ source, minWidth, width, height }) => ({
        src: source,
        minWidth,
        ...(width && height && { width, height }),
      }))}
    />
  );
}
