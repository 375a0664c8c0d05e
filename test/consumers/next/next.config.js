import path from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  // The packages of the project are the app's own; they lie above this folder.
  turbopack: { root: process.env.PROJECT_ROOT ?? path.resolve(import.meta.dirname, '../../..') },
};
