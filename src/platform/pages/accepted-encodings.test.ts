import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

test.each([
	[undefined, ['identity']],
	['', ['identity']],
	['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
	['GZIP', ['gzip', 'identity']],
	['x-gzip', ['gzip', 'identity']],
	['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
	['br;q=0, gzip', ['gzip', 'identity']],
	['br ; q=0.000 , gzip ; q=0.001', ['gzip', 'identity']],
	['*', ['br', 'gzip', 'identity']],
	['gzip, *;q=0', ['gzip']],
	['*;q=0, identity', ['identity']],
	['identity, br;q=0.9', ['identity', 'br']],
	['br, identity;q=0', ['br']],
	['identity;q=0', []],
	['*;q=0', []],
	['deflate', ['identity']],
])('Accept-Encoding %j allows %j', (header, encodings) => {
	expect(acceptedEncodings(header)).toEqual(encodings)
})
