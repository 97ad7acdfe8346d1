import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'

const debian = '/usr/bin/chromium'

/**
 * The browser that tests and benches drive: Debian's if it is there, else Playwright's own download.
 *
 * @returns the path of the executable, or null where neither is installed
 */
export function findBrowser(): string | null {
	return [debian, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Root may not use Chromium's sandbox; the other flags keep it from calling its maker. */
export const browserArguments = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--disable-gpu',
]

/** What the stand-in typeface is fitted to: without it text has other widths, and pages move. */
const liberation = '/usr/share/fonts/truetype/liberation'

/**
 * Installs the Debian packages whose file is missing.
 *
 * @param packages the name of each, and a file that it brings, as a glob
 * @throws where they cannot be installed, with their names
 */
export function installPackages(packages: Readonly<Record<string, string>>): void {
	const missing = Object.keys(packages).filter(
		(name) => globSync(packages[name] ?? '').length === 0,
	)
	if (missing.length === 0) return
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
		throw new Error(
			`Missing: ${missing.join(', ')}. Install them: apt-get install ${missing.join(' ')}`,
		)
	}
	console.log(`Installing ${missing.join(' and ')} …`)
	execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
	execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', ...missing], {
		stdio: 'ignore',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	})
}

function installBrowser(): void {
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		installPackages({
			'fonts-liberation': liberation,
			...(findBrowser() ? {} : { chromium: debian }),
		})
	} else if (!findBrowser()) {
		execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
	}
}

if (process.argv.includes('--install')) installBrowser()
