import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished, expect, test } from 'vitest'
import { MissingBuildError, noFiles, readFiles } from './files.ts'
import type { SmallFile, Variant } from './variants.ts'

const page = `<!doctype html><title>Page</title>${'<p>See Thursday coming.</p>'.repeat(20)}`

/** A built site in a temporary folder. */
function buildFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
	const folder = mkdtempSync(join(tmpdir(), 'built-site-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	for (const [name, body] of Object.entries({ 'index.html': page, ...files })) {
		mkdirSync(dirname(join(folder, name)), { recursive: true })
		writeFileSync(join(folder, name), body)
	}
	return folder
}

function plainVariant(folder: string, path: string): Variant {
	const file = readFiles(folder).get(path)
	if (!file || !('variants' in file) || !file.variants.identity)
		throw new Error(`no variant of ${path}`)
	return file.variants.identity
}

function headerOf({ headers }: Variant, name: string): string | undefined {
	return headers[name]
}

test('page paths have no extension, file paths do', () => {
	const folder = buildFolder({
		'usa.html': page,
		'guides/index.html': page,
		'guides/a.html': page,
		'robots.txt': 'User-agent: *',
		'fonts/a b.woff2': 'font',
		'.well-known/security.txt': 'Contact: …',
	})
	expect(readFiles(folder).paths.toSorted()).toEqual([
		'/',
		'/.well-known/security.txt',
		'/404',
		'/fonts/a%20b.woff2',
		'/guides',
		'/guides/a',
		'/robots.txt',
		'/usa',
	])
})

test('build metadata, hidden files and symbolic links are not served', () => {
	const folder = buildFolder({
		'.policies.json': '{}',
		'.stamp': 'x',
		'.env': 'SECRET=1',
		'.git/config': 'x',
		'assets/.hidden/a.js': 'x',
		'index.html.br': brotliCompressSync(page),
		'index.html.gz': gzipSync(page),
		'500.html': page,
	})
	symlinkSync('/etc/passwd', join(folder, 'passwd.txt'))
	symlinkSync('/etc', join(folder, 'etc'))
	expect(readFiles(folder).paths.toSorted()).toEqual(['/', '/404'])
})

test('names of object properties are not paths', () => {
	const { get, isPage } = readFiles(buildFolder())
	for (const name of ['constructor', '__proto__', 'toString', '/constructor']) {
		expect(get(name)).toBeUndefined()
		expect(isPage(name)).toBe(false)
	}
})

test('each variant has its own ETag, and useless compression is omitted', () => {
	const folder = buildFolder({
		'index.html.br': brotliCompressSync(page),
		'index.html.gz': gzipSync(page),
		'tiny.txt': 'x',
		'tiny.txt.br': brotliCompressSync('x'),
	})
	const { get } = readFiles(folder)
	const index = get('/')
	const tiny = get('/tiny.txt')
	if (!index || !tiny || !('variants' in index) || !('variants' in tiny))
		throw new Error('not in memory')
	const tags = Object.values(index.variants).map(({ etag }) => etag)
	expect(new Set(tags).size).toBe(3)
	expect(tags.every((tag) => /^"[\w-]{16}"$/.test(tag))).toBe(true)
	expect(Object.keys(tiny.variants)).toEqual(['identity'])
})

test('a page has the Content-Security-Policy from the build', () => {
	const folder = buildFolder({ '.policies.json': '{"index.html":"default-src \'self\'"}' })
	expect(headerOf(plainVariant(folder, '/'), 'content-security-policy')).toBe("default-src 'self'")
})

test('a new policy changes the ETag, so that caches get it', () => {
	const before = buildFolder({ '.policies.json': '{"index.html":"default-src \'self\'"}' })
	const after = buildFolder({ '.policies.json': '{"index.html":"default-src \'none\'"}' })
	expect(plainVariant(before, '/').etag).not.toBe(plainVariant(after, '/').etag)
})

test.each([
	['/', 'no-cache'],
	['/assets/client.a1b2.js', 'public, max-age=31536000, immutable'],
	['/fonts/ysabeau.woff2', 'public, max-age=31536000'],
	['/icon.svg', 'public, max-age=86400'],
])('%s has Cache-Control %j', (path, caching) => {
	const folder = buildFolder({
		'assets/client.a1b2.js': 'x',
		'fonts/ysabeau.woff2': 'x',
		'icon.svg': '<svg/>',
	})
	expect(headerOf(plainVariant(folder, path), 'cache-control')).toBe(caching)
})

test('video and large uncompressed files are read from disk', () => {
	const folder = buildFolder({
		'demo.mp4': 'short',
		'large.bin': Buffer.alloc(300_000),
		'large.js': Buffer.alloc(300_000),
		'large.js.br': brotliCompressSync(Buffer.alloc(300_000)),
	})
	const { get } = readFiles(folder)
	expect(get('/demo.mp4')).toMatchObject({ size: 5 })
	expect(get('/large.bin')).toMatchObject({ size: 300_000 })
	expect(get('/large.js')).toHaveProperty('variants.br')
})

test('error pages fall back to built-in ones if the site has none', () => {
	const { notFound, serverError } = readFiles(buildFolder())
	expect(textOf(notFound('/x'))).toContain('Oops! Page not found')
	expect(textOf(serverError('/x'))).toContain('Unexpected Application Error!')
	const built = readFiles(buildFolder({ '404.html': 'bricked up', '500.html': 'blown fuse' }))
	expect(textOf(built.notFound('/x'))).toBe('bricked up')
	expect(textOf(built.serverError('/x'))).toBe('blown fuse')
	expect(built.get('/404')).toBe(built.notFound('/x'))
})

test('error pages are in the language of the path, and have no URL but /404', () => {
	const built = readFiles(
		buildFolder({
			'404.html': 'bricked up',
			'deutschland/404.html': 'zugemauert',
			'brasil/500.html': 'fusível queimado',
		}),
	)
	expect(textOf(built.notFound('/deutschland/x'))).toBe('zugemauert')
	expect(textOf(built.notFound('/usa/x'))).toBe('bricked up')
	expect(textOf(built.serverError('/brasil/x?y'))).toBe('fusível queimado')
	expect(built.paths.toSorted()).toEqual(['/', '/404'])
})

test('an unknown path in a language the site lacks gets the English error page', () => {
	const built = readFiles(buildFolder({ '404.html': 'bricked up', '500.html': 'blown fuse' }))
	expect(textOf(built.notFound('/deutschland/x'))).toBe('bricked up')
	expect(textOf(built.serverError('/brasil/x'))).toBe('blown fuse')
})

test('a folder without a built site is rejected with instructions', () => {
	expect(() => readFiles('/nowhere')).toThrow(MissingBuildError)
	expect(() => readFiles('/nowhere')).toThrow('npm run build')
})

test('a server without a site has no files but has error pages', () => {
	expect(noFiles().paths).toEqual([])
	expect(noFiles().notFound('/x').status).toBe(404)
})

function textOf({ variants }: SmallFile): string {
	return String(variants.identity?.body)
}
