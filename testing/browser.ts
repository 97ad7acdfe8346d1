import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const debian = '/usr/bin/chromium'
const debianHeadlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Finds a browser like the visitors' browsers, for benchmarks and pictures: Debian's Chromium, else Playwright's
 * download.
 *
 * @returns the path of the executable; null if neither is installed
 */
export function findBrowser(): string | null {
	return [debian, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/** Chromium's sandbox does not run as root. The other flags disable background traffic. */
export const browserArguments = [
	...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	'--disable-gpu',
]

/**
 * Launch options for tests: Debian's headless shell, else Debian's Chromium, else Playwright's download. The shell has
 * the same engine without the browser's windows and halves the processor time of tests.
 */
export const testBrowser: LaunchOptions = {
	...firstExecutable(debianHeadlessShell, debian),
	// Unlike the browser, the shell rounds glyph widths by default.
	args: [...browserArguments, '--font-render-hinting=none'],
}

function firstExecutable(...paths: readonly string[]): Pick<LaunchOptions, 'executablePath'> {
	const executablePath = paths.find((path) => existsSync(path))
	return executablePath === undefined ? {} : { executablePath }
}

/**
 * The folder of the font Liberation, whose metrics the site's fallback font matches. Without Liberation, text widths
 * differ and layouts shift.
 */
const liberation = '/usr/share/fonts/truetype/liberation'

/**
 * Installs missing Debian packages.
 *
 * @param packages by name, each with a glob of one of its files
 * @throws if packages are missing and apt-get is not available
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

export function installBrowser(): void {
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		installPackages({
			'fonts-liberation': liberation,
			...(findBrowser() ? {} : { chromium: debian }),
		})
		installHeadlessShell()
	} else if (!findBrowser()) {
		execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
	}
}

/** Installs Debian's headless shell. If that fails, for example offline, tests use another browser. */
function installHeadlessShell(): void {
	try {
		installPackages({ 'chromium-headless-shell': debianHeadlessShell })
	} catch {
		console.log('chromium-headless-shell cannot be installed: tests run in chromium, more slowly.')
	}
}
