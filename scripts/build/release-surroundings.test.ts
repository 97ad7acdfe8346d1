import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { releaseSurroundings } from './release-surroundings.ts'

test('a release is built in its own folder, where packages and words resolve', async () => {
	const work = await createTemporaryFolder()
	const { cwd, env } = releaseSurroundings(work)
	expect({ cwd, env }).toEqual({ cwd: work, env: { BUILD_SCRATCH: join(work, 'scratch') } })
	expect(readlinkSync(join(work, 'node_modules'))).toBe(resolve('node_modules'))
	expect(readlinkSync(join(work, 'src'))).toBe(resolve('src'))
})

test("only Astro's writes to .astro of the project go to the build folder", async () => {
	const work = await createTemporaryFolder()
	const { env, imports } = releaseSurroundings(work)
	const target = resolve('.astro/drill/types.d.ts')
	const script = `
		import fs, { writeFileSync } from 'node:fs'
		import { mkdir } from 'node:fs/promises'
		import { dirname } from 'node:path'
		const [target, other] = process.argv.slice(1)
		await mkdir(dirname(target), { recursive: true })
		writeFileSync(target, 'a')
		fs.writeFileSync(other, 'b')`
	const args = [...imports, '--input-type=module', '-e', script, target, join(work, 'other')]
	execFileSync(process.execPath, args, { env: { ...process.env, ...env } })
	expect(existsSync(target)).toBe(false)
	expect(readFileSync(join(work, 'scratch/types/drill/types.d.ts'), 'utf8')).toBe('a')
	expect(readFileSync(join(work, 'other'), 'utf8')).toBe('b')
})
