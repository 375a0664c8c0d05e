import { NameField, type NameFieldProps } from '#src/entries/forms.ts';
import { useSite } from '#src/entries/index.ts';

interface NamePairProps {
  className: string | undefined;
  first: Omit<NameFieldProps, 'part'>;
  last: Omit<NameFieldProps, 'part'>;
}

/** First and last name, in the order of the country. */
export function NamePair({ className, first, last }: NamePairProps) {
  const { familyNameFirst } = useSite();
  const names = [
    <NameField key="first" part="first" {...first} />,
    <NameField key="last" part="last" {...last} />,
  ];
  return <div className={className}>{familyNameFirst ? names.reverse() : names}</div>;
}
