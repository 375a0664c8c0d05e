import { defineConfig } from 'vite';
import { vitrine } from 'vitrine/vite';

export default defineConfig({ plugins: [vitrine({ locales: ['sv-SE'] })] });
