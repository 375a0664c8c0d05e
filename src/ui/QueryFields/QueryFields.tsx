import { parametersOf } from '#src/lib/addParameters.ts';

interface QueryFieldsProps {
  address: string;
  /** The names of the form's own fields. @default none */
  own?: readonly string[];
}

/** The query of a form's address as hidden fields: a browser replaces the query by the form's fields. */
export const QueryFields = ({ address, own = [] }: QueryFieldsProps) =>
  parametersOf(address).map(
    ([name, value], index) =>
      !own.includes(name) && (
        // A name can be repeated, and the fields have no state.
        <input key={index} type="hidden" name={name} value={value} />
      ),
  );
