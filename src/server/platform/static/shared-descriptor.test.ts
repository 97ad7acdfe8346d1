import { fstatSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '#testing/temporary-folder.ts'
import { SharedDescriptor } from './shared-descriptor.ts'

async function openFile() {
	const file = join(await createTemporaryFolder(), 'pan.mp4')
	writeFileSync(file, 'bytes')
	return { file, descriptor: new SharedDescriptor(file) }
}

const isOpen = ({ number }: SharedDescriptor) => {
	try {
		return fstatSync(number).size === 5
	} catch {
		return false
	}
}

test('a file stays open while responses read it, also when its path is gone', async () => {
	const { file, descriptor } = await openFile()
	const ends = [descriptor.keepOpen(), descriptor.keepOpen()]
	rmSync(file)
	descriptor.close()
	for (const end of ends) {
		expect(isOpen(descriptor)).toBe(true)
		end()
	}
	expect(isOpen(descriptor)).toBe(false)
})

test('a file that nobody reads is closed at once, and not before it is given up', async () => {
	const { descriptor } = await openFile()
	descriptor.keepOpen()()
	expect(isOpen(descriptor)).toBe(true)
	descriptor.close()
	expect(isOpen(descriptor)).toBe(false)
})
