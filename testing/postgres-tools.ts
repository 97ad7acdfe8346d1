import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createTemporaryFolder } from './temporary-folder.ts'

/**
 * Puts a `pg_dump` first on the path until the test ends. It records its arguments, writes half a dump and fails.
 *
 * @returns the file with the arguments of all calls
 */
export async function useFailingPgDump(): Promise<string> {
	const folder = await createTemporaryFolder()
	const calls = join(folder, 'calls')
	const tool = join(folder, 'pg_dump')
	await writeFile(
		tool,
		`#!/bin/sh
echo "$@" >> '${calls}'
for each; do case $each in --file=*) echo PGDMP > "\${each#--file=}";; esac; done
echo 'pg_dump: error: connection lost' >&2
exit 1
`,
	)
	await chmod(tool, 0o755)
	const { PATH } = process.env
	onTestFinished(() => {
		process.env['PATH'] = PATH
	})
	process.env['PATH'] = `${folder}${delimiter}${PATH}`
	return calls
}
