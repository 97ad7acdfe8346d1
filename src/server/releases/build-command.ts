import { join } from 'node:path'
import type { BuildCommand } from './page-builder.ts'

/** The folder of the project, where the build runs. */
export const projectFolder = join(import.meta.dirname, '../../..')

/** The project's own build. */
export const buildCommand: BuildCommand = (out, unless, words, before) => [
	process.execPath,
	'scripts/build.ts',
	'--release',
	'--out',
	out,
	...(unless === null ? [] : ['--unless', unless]),
	...(words === null ? [] : ['--words', words]),
	...(before === null ? [] : ['--before', before]),
]
