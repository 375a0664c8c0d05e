import { type Ref, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useClipboard } from 'react-aria/useClipboard';
import { type DropItem, type FileDropItem, useDrop } from 'react-aria/useDrop';
import { useFocusable } from 'react-aria/useFocusable';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Label } from 'react-aria-components/Label';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_KB, MAX_ATTACHMENTS } from '#src/config/limits.ts';
import { useFormatLocale, useText } from '#src/i18n/SiteContext.ts';
import { classNames } from '#src/lib/classNames.ts';
import { type AttachmentRefusal, addAttachments, type RefusedFile } from '#src/lib/forms/attachments.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { FieldError, type FieldTexts, fieldState, LabelText, useFieldTexts } from '#src/ui/Field/Field.tsx';
import { NativeField, useNativeField } from '#src/ui/Field/NativeField.tsx';
import { useFormField } from '#src/ui/Form/formRules.ts';
import { CloseIcon, ErrorIcon, FileIcon, ImageIcon, UploadIcon } from '#src/ui/Icon/icons.tsx';
import { useFormReset } from '#src/ui/useFormReset.ts';
import styles from './AttachmentsField.module.css';

export interface AttachmentsFieldProps extends Omit<FieldTexts, 'isValid'> {
  /** The field's name in the form data. */
  name: string;
  /** Called with the files after every change. */
  onChange?: (files: readonly File[]) => void;
  /** Ref of the file input. */
  ref?: Ref<HTMLInputElement>;
}

const REFUSAL_TEXTS = {
  tooMany: 'forms.attachments.too_many',
  tooLarge: 'forms.attachments.too_large',
  wrongType: 'forms.attachments.wrong_type',
  wrongContent: 'forms.attachments.wrong_content',
  unreadable: 'forms.attachments.unreadable',
  empty: 'forms.attachments.empty',
  twice: 'forms.attachments.twice',
} as const satisfies Record<AttachmentRefusal, string>;

const LIMITS = { max: MAX_ATTACHMENTS, megabytes: MAX_ATTACHMENT_KB / 1_000 };

/** The message for a refused file. */
export function useRefusalText(): (refused: RefusedFile) => string {
  const text = useText();
  return ({ name, reason }) => text(REFUSAL_TEXTS[reason], { file: name, ...LIMITS });
}

/**
 * A file input for up to three files of 5,000 KB, JPEG, PNG or PDF, by dialog, drop or clipboard, on
 * react-aria's drop and clipboard hooks. Each refused file gets its own message; accepted files stay. The form data
 * holds the files under `name`. Without JavaScript it is a native file input, and the server applies the same rules.
 *
 * @example <AttachmentsField label="Anhänge" name="attachments" onChange={setFiles} />
 */
export function AttachmentsField({
  label,
  description,
  error,
  isRequired,
  isDisabled: isDisabledProp,
  className,
  name,
  onChange,
  ref,
}: AttachmentsFieldProps) {
  const isDisabled = isDisabledProp ?? false;
  const text = useText();
  const refusalText = useRefusalText();
  const announce = useAnnounce();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const input = useObjectRef(ref);
  const zone = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const attached = useRef<readonly File[]>([]);
  // Checking the first bytes is asynchronous; a second drop in the meantime must include the first one's files.
  const queue = useRef(Promise.resolve());
  const isOwnChange = useRef(false);

  const show = (next: readonly File[]) => {
    attached.current = next;
    setFiles(next);
    putIntoForm(input.current, next);
    onChange?.(next);
  };
  /** Runs a step after the earlier ones. One that fails neither stops the next nor leaves other files in the form. */
  const enqueue = (step: () => void | Promise<void>) => {
    queue.current = queue.current
      .then(step)
      .catch((error) => reportProblem(`AttachmentsField: a change of the files failed. ${error}`))
      .then(() => putIntoForm(input.current, attached.current));
  };
  /** Files that were dropped or pasted remove the form's error of an empty field, like chosen ones. */
  const reportChange = () => {
    isOwnChange.current = true;
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
    isOwnChange.current = false;
  };
  const add = (selection: readonly File[] | Promise<readonly File[]>) =>
    enqueue(async () => {
      const added = await selection;
      if (isDisabled || added.length === 0) return;
      const before = attached.current.length;
      const { files: next, refused: notTaken } = await addAttachments(attached.current, added);
      show(next);
      if (next.length > before) reportChange();
      setRefused(notTaken);
      const taken = next.slice(before).map((file) => text('forms.attachments.added', { file: file.name }));
      announce([...taken, ...notTaken.map(refusalText)].join(' '));
    });
  const remove = (file: File, index: number) => {
    enqueue(() => {
      show(attached.current.filter((other) => other !== file));
      setRefused([]);
      announce(text('forms.attachments.removed', { file: file.name }));
    });
    // The pressed button is removed: focus the next file's button, or else the input.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current;
    next?.focus();
  };
  useFormReset(input, () =>
    enqueue(() => {
      setRefused([]);
      if (attached.current.length > 0) show([]);
    }),
  );
  // Files that were chosen before hydration.
  const adopt = useEffectEvent(() => add([...(input.current?.files ?? [])]));
  useLayoutEffect(() => adopt(), []);

  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    isDisabled,
    getDropOperation: () => 'copy',
    onDrop: ({ items }) => add(filesOf(items)),
  });
  const { clipboardProps } = useClipboard({ isDisabled, onPaste: (items) => add(filesOf(items)) });
  const { focusableProps } = useFocusable({ isDisabled }, input);
  const id = useFormField({ name, isRequired, label });
  const { labelProps, fieldProps, validation } = useNativeField({ id, name, label, error });
  const texts = useFieldTexts({ isInvalid: validation.isInvalid, description: true });
  return (
    <NativeField validation={validation} labelProps={labelProps}>
      <div className={classNames(styles.attachments, className)} {...fieldState(validation)}>
        <Label className={styles.label ?? ''}>
          <LabelText label={label} isRequired={isRequired} />
        </Label>
        <div
          {...dropProps}
          ref={zone}
          className={styles.zone}
          data-drop-target={isDropTarget || undefined}
          data-disabled={isDisabled || undefined}
        >
          <UploadIcon size="large" className={styles.zoneIcon} />
          <p id={texts.ids.description} className={styles.hint}>
            {description ?? text('forms.attachments.hint', LIMITS)}
          </p>
          <input
            {...fieldProps}
            {...mergeProps(focusableProps, clipboardProps)}
            ref={input}
            type="file"
            name={name}
            multiple
            accept={ATTACHMENT_TYPES.join(',')}
            required={isRequired && files.length === 0}
            disabled={isDisabled}
            className={styles.input}
            aria-invalid={validation.isInvalid || undefined}
            aria-describedby={texts.describedBy}
            // Also without files: cancelling the dialog empties the input.
            onChange={({ currentTarget }) => {
              if (!isOwnChange.current) add([...(currentTarget.files ?? [])]);
            }}
          />
          {/* The input covers the zone; this button is only visual. */}
          <span className={styles.choose} aria-hidden="true">
            {text('forms.attachments.choose')}
          </span>
        </div>
        <FieldError id={texts.ids.error} error={error} />
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
    </NativeField>
  );
}

/** The files among dropped or pasted items. */
const filesOf = (items: DropItem[]): Promise<File[]> =>
  Promise.all(
    items.filter((item): item is FileDropItem => item.kind === 'file').map((item) => item.getFile()),
  );

/** A file's size in the page's language. */
function sizeText(bytes: number, locale: string): string {
  const isLarge = bytes >= 100_000;
  const digits = isLarge ? 1 : 0;
  const size = isLarge ? bytes / 1_000_000 : bytes / 1_000;
  try {
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: digits,
      minimumFractionDigits: 0,
    }).format(size);
  } catch {
    // An incomplete browser.
    return `${size.toFixed(digits)}\u00a0${isLarge ? 'MB' : 'kB'}`;
  }
}

function AttachedFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const text = useText();
  const locale = useFormatLocale();
  return (
    <li className={styles.file}>
      {file.type.startsWith('image/') ? (
        <ImageIcon className={styles.fileIcon} />
      ) : (
        <FileIcon className={styles.fileIcon} />
      )}
      <span className={styles.fileName}>{file.name}</span>
      <span className={styles.fileSize}>{sizeText(file.size, locale)}</span>
      <IconButton label={text('forms.attachments.remove', { file: file.name })} onPress={onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** Writes these files to the input, so that the form submits what the list shows. */
function putIntoForm(input: HTMLInputElement | null, files: readonly File[]) {
  // jsdom has no `DataTransfer`.
  if (!input || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
