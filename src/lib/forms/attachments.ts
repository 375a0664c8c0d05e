import { ATTACHMENT_TYPES, MAX_ATTACHMENT_KB, MAX_ATTACHMENTS } from '#src/config/limits.ts';

/** Why a file is refused. */
export type AttachmentRefusal =
  | 'tooMany'
  | 'tooLarge'
  | 'wrongType'
  | 'wrongContent'
  | 'unreadable'
  | 'empty'
  | 'twice';

/** A refused file with its reason. */
export interface RefusedFile {
  name: string;
  reason: AttachmentRefusal;
}

/** What the check needs of a file: a browser has all of it, a server only the start. */
export type AttachableFile = Pick<File, 'name' | 'type' | 'size' | 'lastModified' | 'slice'>;

type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The first bytes of each type: the sender's file name and type prove nothing. */
const SIGNATURES: Record<AttachmentType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Other names that systems give the types. */
const OTHER_NAMES: Readonly<Record<string, AttachmentType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
};

/** The type of a file whose ending the sender's system does not know: none in a browser, the other one in a posted form. */
const UNKNOWN: readonly string[] = ['', 'application/octet-stream'];

/** The types that a file may have by what its sender's system says. */
const typesOf = (named: string): readonly AttachmentType[] =>
  UNKNOWN.includes(named)
    ? ATTACHMENT_TYPES
    : ATTACHMENT_TYPES.filter((type) => type === named || type === OTHER_NAMES[named]);

/** Whether the bytes start with the signature of this type. */
const hasSignature = (bytes: Uint8Array, type: AttachmentType): boolean =>
  SIGNATURES[type].every((byte, index) => bytes[index] === byte);

const isSame = (one: AttachableFile, other: AttachableFile) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

async function refusalOf(file: AttachableFile): Promise<AttachmentRefusal | null> {
  const types = typesOf(file.type);
  if (types.length === 0) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > MAX_ATTACHMENT_KB * 1_000) return 'tooLarge';
  try {
    const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    if (types.some((type) => hasSignature(start, type))) return null;
    return types.length > 1 ? 'wrongType' : 'wrongContent';
  } catch {
    // It was moved, changed or locked after it was chosen, or its cloud storage is offline.
    return 'unreadable';
  }
}

/** Adds new files to the attached ones, as many as the limits allow; each refused one is returned with its reason. */
export async function addAttachments<Attached extends AttachableFile>(
  attached: readonly Attached[],
  added: readonly Attached[],
): Promise<{ files: Attached[]; refused: RefusedFile[] }> {
  const files = [...attached];
  const refused: RefusedFile[] = [];
  for (const file of added) {
    const reason = files.some((other) => isSame(other, file))
      ? 'twice'
      : ((await refusalOf(file)) ?? (files.length >= MAX_ATTACHMENTS ? 'tooMany' : null));
    if (reason) refused.push({ name: file.name, reason });
    else files.push(file);
  }
  return { files, refused };
}
