import { expect, it } from 'vitest';
import { addAttachments } from '#src/lib/forms/attachments.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];
const file = (name: string, type: string, bytes: readonly number[], size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name, { type, lastModified: 1 });
/** A file that its owner moved after choosing it. */
const movedFile = (name: string) =>
  Object.assign(file(name, 'application/pdf', PDF), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('moved', 'NotReadableError')) }),
  });
const png = (name: string, size?: number) => file(name, 'image/png', PNG, size);

it('INP-05: accepts JPEG, PNG and PDF', async () => {
  const jpeg = file('a.jpg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0]);
  const { files, refused } = await addAttachments(
    [],
    [jpeg, png('b.png'), file('c.pdf', 'application/pdf', PDF)],
  );
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.png', 'c.pdf']);
  expect(refused).toEqual([]);
});

it.each<[name: string, type: string, bytes: readonly number[], refused: object[]]>([
  ['photo.jpg', 'image/jpg', [0xff, 0xd8, 0xff, 0xe0], []],
  ['photo.jpg', 'image/pjpeg', [0xff, 0xd8, 0xff, 0xe0], []],
  ['scan.pdf', 'application/x-pdf', PDF, []],
  // A system that knows no program for the ending.
  ['scan.pdf', '', PDF, []],
  ['photo.png', 'application/octet-stream', PNG, []],
  ['page.html', '', [0x3c], [{ name: 'page.html', reason: 'wrongType' }]],
  ['page.jpg', 'image/jpg', [0x3c], [{ name: 'page.jpg', reason: 'wrongContent' }]],
  ['page', 'constructor', PDF, [{ name: 'page', reason: 'wrongType' }]],
])(
  'INP-05: %s that its system calls “%s” is judged by its first bytes',
  async (name, type, bytes, reasons) => {
    const { files, refused } = await addAttachments([], [file(name, type, bytes)]);
    expect(refused).toEqual(reasons);
    expect(files).toHaveLength(1 - reasons.length);
  },
);

it('INP-05: every rejected file has a specific reason', async () => {
  const { files, refused } = await addAttachments(
    [png('first.png')],
    [
      png('first.png'),
      file('page.html', 'text/html', [0x3c]),
      file('mail.png', 'image/png', PDF),
      png('huge.png', 5_000_001),
      movedFile('moved.pdf'),
      file('nothing.pdf', 'application/pdf', []),
      png('second.png', 5_000_000),
      png('third.png'),
      png('fourth.png'),
    ],
  );
  expect(files.map(({ name }) => name)).toEqual(['first.png', 'second.png', 'third.png']);
  expect(refused).toEqual([
    { name: 'first.png', reason: 'twice' },
    { name: 'page.html', reason: 'wrongType' },
    { name: 'mail.png', reason: 'wrongContent' },
    { name: 'huge.png', reason: 'tooLarge' },
    { name: 'moved.pdf', reason: 'unreadable' },
    { name: 'nothing.pdf', reason: 'empty' },
    { name: 'fourth.png', reason: 'tooMany' },
  ]);
});
