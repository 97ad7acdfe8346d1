// Copies the built site and writes the name of the release into each page, in place of a build.
import { copyFileSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const [out = ''] = process.argv.slice(2)
const name = basename(dirname(out)).replace('.building-', '')
process.stdin.resume().once('end', () => process.exit(1))

for (const file of globSync('**/*.{html,xml,svg,txt}', { cwd: 'dist' })) {
	const [from, to] = [join('dist', file), join(out, file)]
	if (!statSync(from).isFile()) continue
	mkdirSync(dirname(to), { recursive: true })
	if (file.endsWith('.html')) {
		const html = readFileSync(from, 'utf8')
		writeFileSync(to, `${html}<!--release ${name}-->`)
	} else copyFileSync(from, to)
}
copyFileSync('dist/.policies.json', join(out, '.policies.json'))
process.exit()
