import { readFileSync } from 'node:fs'

/** The comment at the top of a script, which is its usage text. */
export function usageOf(file: string): string {
	const lines = readFileSync(file, 'utf8').split('\n')
	const end = lines.findIndex((line) => !line.startsWith('//'))
	return lines
		.slice(0, end)
		.map((line) => line.replace(/^\/\/ ?/, ''))
		.join('\n')
}
