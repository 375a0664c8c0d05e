import { transformSync } from '@babel/core';
import reactCompiler from 'babel-plugin-react-compiler';

interface CompilerEvent {
  kind: string;
  fnLoc?: { start: { line: number } } | null;
  detail?: { reason?: string; options?: { reason: string } };
  reason?: string;
}

/** A module as React Compiler returns it. */
export interface CompiledModule {
  code: string;
  /** Functions that the compiler left out, each with its line and the reason. */
  problems: string[];
}

/** Compiles a module with React Compiler; types and JSX stay in it. */
export function compileReact(file: string, code: string): CompiledModule {
  const problems = new Set<string>();
  const logEvent = (_: string | null, { kind, fnLoc, detail, reason }: CompilerEvent) => {
    if (kind === 'CompileSuccess') return;
    const why = detail?.options?.reason ?? detail?.reason ?? reason ?? kind;
    problems.add(`${file}:${fnLoc?.start.line ?? 0} ${why}`);
  };
  const compiled = transformSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
    plugins: [[reactCompiler, { panicThreshold: 'none', logger: { logEvent } }]],
  });
  return { code: compiled?.code ?? '', problems: [...problems] };
}
