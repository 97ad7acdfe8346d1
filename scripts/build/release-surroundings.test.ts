import { readlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { releaseSurroundings } from './release-surroundings.ts'

test('a release is built in its own folder, from which packages and words are found', async () => {
	const work = await createTemporaryFolder()
	expect(releaseSurroundings(work)).toEqual({
		cwd: work,
		env: { BUILD_SCRATCH: join(work, 'scratch') },
	})
	expect(readlinkSync(join(work, 'node_modules'))).toBe(resolve('node_modules'))
	expect(readlinkSync(join(work, 'src'))).toBe(resolve('src'))
})
