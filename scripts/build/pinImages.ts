import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// `npm run images:pin`: pins every image to the digest that its tag has now. It asks the images' registry, so it needs
// Docker and a network. Dependabot proposes newer digests from then on.

const FILES = ['Dockerfile', 'compose.yaml'];

/** An image with a tag of its registry, perhaps with the digest of an earlier run. A stage or a local build has no tag. */
const IMAGE = /^(\s*(?:FROM|image:)\s+)([\w./-]+:[\w.-]+)(?:@sha256:[\da-f]{64})?/gm;

/**
 * A file's text with a digest for each of its images.
 *
 * @param digestOf the digest of an image with a tag: `sha256:…`
 */
export const pinImages = (text: string, digestOf: (image: string) => string): string =>
  text.replace(IMAGE, (_match, before: string, image: string) => `${before}${image}@${digestOf(image)}`);

/** The digest for all processors, as the registry has it now. */
function askRegistry(image: string): string {
  const args = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
  return execFileSync('docker', args, { encoding: 'utf8' }).trim();
}

if (import.meta.main)
  for (const file of FILES) writeFileSync(file, pinImages(readFileSync(file, 'utf8'), askRegistry));
