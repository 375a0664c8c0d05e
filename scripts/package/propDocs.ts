import path from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { filesBelow } from '../requirements/requirements.ts';

/** Follows types into project files only; packages document their own types. */
const importer = makeFsImporter((name, folder) => {
  const found = name.startsWith('#src/')
    ? path.resolve(name.slice(1))
    : name.startsWith('.')
      ? path.resolve(folder, name)
      : '';
  if (/\.tsx?$/.test(found)) return found;
  throw Object.assign(new Error(`${name} is not read.`), { code: 'MODULE_NOT_FOUND' });
});

/** A component's documentation: its description, and those of its props. */
export interface ComponentDocs {
  file: string;
  name: string;
  description: string;
  props: { name: string; description: string }[];
}

/** Reads component documentation as Storybook's docs pages do. */
export function componentDocs(): ComponentDocs[] {
  return filesBelow('src', /\.tsx$/).flatMap(({ file, text }) => {
    try {
      return parse(text, {
        filename: path.resolve(file),
        importer,
        resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      }).map(({ displayName = '', description = '', props = {} }) => ({
        file,
        name: displayName,
        description,
        props: Object.entries(props).map(([name, prop]) => ({ name, description: prop.description ?? '' })),
      }));
    } catch (error) {
      // A file without a component has no docs page.
      if ((error as { code?: string }).code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
      throw error;
    }
  });
}
