import { copyRuntimeFiles } from './runtimeFiles.ts';

// `node scripts/build/copyRuntime.ts <folder>`: collects the content of the demo's image.
const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder to copy to.');
copyRuntimeFiles(folder);
