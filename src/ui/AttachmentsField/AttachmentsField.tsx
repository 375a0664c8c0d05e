import { type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_KB, MAX_ATTACHMENTS } from '#src/config/limits.ts';
import { useLocale, useText } from '#src/i18n/SiteContext.ts';
import { type AttachmentRefusal, addAttachments, type RefusedFile } from '#src/lib/attachments.ts';
import { classNames } from '#src/lib/classNames.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { describedBy, FieldError, type FieldTexts, LabelText } from '#src/ui/Field/Field.tsx';
import { CloseIcon, ErrorIcon, FileIcon, ImageIcon, UploadIcon } from '#src/ui/Icon/icons.tsx';
import styles from './AttachmentsField.module.css';

export interface AttachmentsFieldProps extends Omit<FieldTexts, 'isValid'> {
  /** The name of the files in the form. */
  name: string;
  /** The files after every change. */
  onChange?: (files: readonly File[]) => void;
  /** The file input, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
}

const REFUSAL_TEXTS = {
  tooMany: 'forms.attachments.too_many',
  tooLarge: 'forms.attachments.too_large',
  wrongType: 'forms.attachments.wrong_type',
  wrongContent: 'forms.attachments.wrong_content',
  empty: 'forms.attachments.empty',
  twice: 'forms.attachments.twice',
} as const satisfies Record<AttachmentRefusal, string>;

const LIMITS = { max: MAX_ATTACHMENTS, megabytes: MAX_ATTACHMENT_KB / 1_000 };

/**
 * Up to three files of 5,000 KB, JPEG, PNG or PDF, by dialog, by drop or from the clipboard (INP-05). Each file that is
 * not taken gets a message of its own; the others stay. The files are in the form under `name`; without JavaScript it
 * is the browser's own file input, and the server applies the same rules.
 *
 * @example <AttachmentsField label="Anhänge" name="attachments" onChange={setFiles} />
 */
export function AttachmentsField({
  label,
  description,
  error,
  isRequired,
  isDisabled,
  className,
  name,
  onChange,
  ref,
}: AttachmentsFieldProps) {
  const text = useText();
  const announce = useAnnounce();
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isDropTarget, setDropTarget] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // Reading the first bytes takes a moment; a second drop in it must see the first one's files.
  const queue = useRef(Promise.resolve<readonly File[]>([]));

  const refusalText = ({ name: file, reason }: RefusedFile) =>
    text(REFUSAL_TEXTS[reason], { file, ...LIMITS });

  const show = (next: readonly File[]) => {
    setFiles(next);
    if (input.current) putIntoForm(input.current, next);
    onChange?.(next);
  };
  const add = (added: readonly File[]) => {
    if (isDisabled || added.length === 0) return;
    queue.current = queue.current.then(async (attached) => {
      const { files: next, refused: notTaken } = await addAttachments(attached, added);
      show(next);
      setRefused(notTaken);
      const taken = next
        .slice(attached.length)
        .map((file) => text('forms.attachments.added', { file: file.name }));
      announce([...taken, ...notTaken.map(refusalText)].join(' '));
      return next;
    });
  };
  const remove = (file: File, index: number) => {
    queue.current = queue.current.then((attached) => {
      const next = attached.filter((other) => other !== file);
      show(next);
      setRefused([]);
      announce(text('forms.attachments.removed', { file: file.name }));
      return next;
    });
    // The pressed button goes away: on to the next file's, else back to the input.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current;
    next?.focus();
  };

  const onDrag = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setDropTarget(true);
  };

  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className={classNames(styles.attachments, className)} data-state={error ? 'error' : undefined}>
      <label htmlFor={id} className={styles.label}>
        <LabelText label={label} isRequired={isRequired} />
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are extras of the input inside. */}
      <div
        className={styles.zone}
        data-drop-target={isDropTarget || undefined}
        data-disabled={isDisabled || undefined}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropTarget(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setDropTarget(false);
          add([...event.dataTransfer.files]);
        }}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          add([...event.clipboardData.files]);
        }}
      >
        <UploadIcon size="large" className={styles.zoneIcon} />
        <p id={hintId} className={styles.hint}>
          {description ?? text('forms.attachments.hint', LIMITS)}
        </p>
        <input
          id={id}
          ref={(node) => {
            input.current = node;
            if (typeof ref === 'function') ref(node);
            else if (ref) ref.current = node;
          }}
          type="file"
          name={name}
          multiple
          accept={ATTACHMENT_TYPES.join(',')}
          required={isRequired && files.length === 0}
          disabled={isDisabled}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(Boolean(error) && errorId, hintId)}
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            // A dialog that was cancelled empties the input; what was there before is still meant.
            if (chosen.length === 0 && input.current) putIntoForm(input.current, files);
            add(chosen);
          }}
        />
        {/* The input lies over all of this; the words that look like a button are for the eyes. */}
        <span className={styles.choose} aria-hidden="true">
          {text('forms.attachments.choose')}
        </span>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {refused.length > 0 && (
        <ul className={styles.refused} data-part="refused">
          {refused.map((file, index) => (
            <li key={`${index} ${file.name}`} className={styles.refusal}>
              <ErrorIcon size="small" className={styles.refusalIcon} />
              <span>{refusalText(file)}</span>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul ref={list} className={styles.files} aria-label={text('forms.attachments.list')}>
          {files.map((file, index) => (
            <AttachedFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              onRemove={() => remove(file, index)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function AttachedFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const text = useText();
  const locale = useLocale();
  const isLarge = file.size >= 100_000;
  const size = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
    minimumFractionDigits: 0,
  }).format(isLarge ? file.size / 1_000_000 : file.size / 1_000);
  return (
    <li className={styles.file}>
      {file.type.startsWith('image/') ? (
        <ImageIcon className={styles.fileIcon} />
      ) : (
        <FileIcon className={styles.fileIcon} />
      )}
      <span className={styles.fileName}>{file.name}</span>
      <span className={styles.fileSize}>{size}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('forms.attachments.remove', { file: file.name })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** Makes the input hold exactly these files, so that the form sends what the list shows. */
function putIntoForm(input: HTMLInputElement, files: readonly File[]) {
  // Not in every browser that runs without a window, and in none before 2018.
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
