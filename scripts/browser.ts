import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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

function installBrowser(): void {
	if (findBrowser()) return
	const asRoot = process.getuid?.() === 0
	console.log('Installing a browser for the tests …')
	if (asRoot && existsSync('/usr/bin/apt-get')) {
		execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
		execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], {
			stdio: 'ignore',
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		})
	} else {
		execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
	}
}

if (process.argv.includes('--install')) installBrowser()
