import { expect, test } from 'vitest'
import { readableName, shortNames } from './class-names.ts'

const hero = 'src/components/sections/HeroSection.module.css'

test('a class is called after its component while developing', () => {
	expect(readableName('lede', `/anywhere/${hero}`)).toBe('hero-lede')
})

test('a built class has at most two letters, and each its own', () => {
	const nameOf = shortNames()
	const names = ['sky', 'words', 'lede', 'week'].map((name) => nameOf(name, hero))
	for (const name of names) expect(name).toMatch(/^[a-z]{1,2}$/)
	expect(new Set(names).size).toBe(names.length)
	expect(nameOf('words', 'src/components/sections/FinalCallSection.module.css')).not.toBe(names[1])
})

test('the name is the same for a whole path and with what the bundler adds to it', () => {
	const nameOf = shortNames()
	expect(nameOf('sky', `${process.cwd()}/${hero}?used`)).toBe(nameOf('sky', hero))
})

test('a class that no file had at the start keeps a readable name', () => {
	expect(shortNames()('later', hero)).toBe('hero-later')
})
