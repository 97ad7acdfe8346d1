import { globSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { pageRoutes, templateRoutes } from './src/site/seo/page-routes.ts'
import { readPageSettings } from './src/config/settings.ts'
import { wordsModules } from './src/cms/reader/files/vite-words.ts'
import { svgComponents } from './scripts/build/svg-components.ts'

/**
 * In development, gives every page in `pageRoutes` a route of its own. In the build, gives all pages with the same
 * component one route. `/_design`, which shows every component, exists in development only.
 */
const pages: AstroIntegration = {
	name: 'pages',
	hooks: {
		'astro:config:setup': ({ command, injectRoute }) => {
			const routes =
				command === 'dev'
					? [...pageRoutes, { path: '/_design', component: 'design' }]
					: templateRoutes.values()
			for (const { path, component } of [...routes, ...routesOfAllKinds])
				injectRoute({ pattern: path, entrypoint: `./src/site/pages/_${component}.astro` })
		},
	},
}

/**
 * Routes that have the styles of every kind of block. They serve landing pages, and pages with a kind of block whose
 * styles their own route lacks.
 */
const routesOfAllKinds = [
	{ path: '/blocks-article/[...path]', component: 'any-article' },
	{ path: '/blocks-tool/[...path]', component: 'any-tool' },
	{ path: '/[...path]', component: 'landing' },
]

/** Makes the build output a module with which the project's own server renders pages. */
const renderer: AstroIntegration = {
	name: 'renderer',
	hooks: {
		'astro:config:done': ({ setAdapter }) => {
			setAdapter({
				name: 'renderer',
				entrypointResolution: 'auto',
				serverEntrypoint: './src/site/pages/_renderer.ts',
				adapterFeatures: { buildOutput: 'server' },
				supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
			})
		},
	},
}

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrates an island after the first paint; see src/site/scripts/hydrate-after-paint.ts. */
		'client:painted'?: boolean
	}
}

const paintedDirective: AstroIntegration = {
	name: 'painted-directive',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) => {
			addClientDirective({
				name: 'painted',
				entrypoint: './src/site/scripts/hydrate-after-paint.ts',
			})
		},
	},
}

/** Leaves the server's modules out of the renderer, so that server and renderer share them and their state. */
const modulesOfServer: Plugin = {
	name: 'modules-of-server',
	enforce: 'pre',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId: (source) =>
		/^#(?:cms|config|features|site-map|values)\/(?!.*panel\/).*\.ts$/.test(source)
			? { id: source, external: true }
			: null,
}

/**
 * Gives each inlined script of a page its own copies of domain modules. A module shared with an island or with
 * another script would become a separate chunk, and every page would load it.
 */
const copiesForPageScripts: Plugin = {
	name: 'copies-for-page-scripts',
	enforce: 'pre',
	async resolveId(source, importer = '') {
		const [, owner] = /\?own=([\w-]+)$/.exec(importer) ?? []
		const [, script] = /\/src\/site\/scripts\/(?:[\w-]+\/)*([\w-]+)\.ts$/.exec(importer) ?? []
		const isInsideCopy = owner !== undefined && /^(?:\.|#(?!content\/))/.test(source)
		const isFromPageScript = script !== undefined && /^#(?!site\/scripts\/)/.test(source)
		if (!isInsideCopy && !isFromPageScript) return null
		const original = importer.replace(/\?own=.*/, '')
		const found = await this.resolve(source, original, { skipSelf: true })
		return found && `${found.id}?own=${owner ?? script}`
	},
}

/**
 * Makes `import()` load a file and nothing more. Vite's helper (1.1 kB) would also preload the modules that the file
 * imports, which the island has loaded already, and the list of these modules would come before the hint of
 * `compileHint`. Styles need no loading, because they are inlined in the page.
 */
const plainDynamicImports: Plugin = {
	name: 'plain-dynamic-imports',
	enforce: 'pre',
	// Set in a hook of a plugin, because Astro's own configuration overrides this setting in `vite` below.
	config: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
	load(id) {
		return id.includes('vite/preload-helper')
			? 'export const __vitePreload = (load) => load()'
			: null
	},
}

/**
 * Lets an island's file also export the modules it shares with files loaded on use. Otherwise each shared module
 * would become a separate file, loaded by every visitor.
 */
const filesForBrowsers: Plugin = {
	name: 'files-for-browsers',
	applyToEnvironment: ({ name }) => name === 'client',
	options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
	outputOptions: (options) => ({
		...options,
		codeSplitting: { groups: [islandChunk, windowChunk] },
		postBanner: compileHint,
	}),
}

/**
 * One chunk for the code shared by all islands: fewer requests, better compression. Excludes zod and TanStack Query,
 * which only the panel needs, and uqr, diff, ical.js, the editor and the libraries for passkeys and comboboxes, which
 * load on use.
 */
const islandChunk = {
	name: 'island',
	test: /node_modules\/(?!zod|uqr|diff|ical|@simplewebauthn|@tanstack|@base-ui|@floating-ui|@babel|reselect|use-sync|@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname)|reader\/format\/format-message|load-texts|IslandBoundary|load-file|save-file\.ts$|preload-helper|share\/clipboard|art\/windows\/pane|ui\/\w+\/(Anchor|Button|Disclosure|ScriptNotice)\./,
}

/** One chunk for the drawings of windows and of silhouettes, because an island that draws one of these draws both. */
const windowChunk = {
	name: 'window',
	test: /art\/(?:windows\/(?:SashWindow|silhouettes)|still-lifes)/,
}

const modules = globSync('src/**/*.module.css').toSorted()

/**
 * The name of a CSS module's class in the page. It ends with the number of the module's file. Vite's own names, which
 * contain a hash and a line number, would take 1 to 2% of a compressed page.
 */
function scopedName(name: string, file: string): string {
	return `${name}_${modules.indexOf(relative('.', file)).toString(36)}`
}

const { port } = readPageSettings(process.env)

/** Paths that emails link to. The server answers these pages. */
const mailLinks = 'confirm|lift|unsubscribe|sent|data|export|erase|weekly|name'

export default defineConfig({
	srcDir: './src/site',
	output: 'server',
	adapter: renderer,
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
	integrations: [react(), pages, paintedDirective],
	devToolbar: { enabled: false },
	vite: {
		css: { modules: { generateScopedName: scopedName } },
		plugins: [
			modulesOfServer,
			wordsModules,
			svgComponents,
			copiesForPageScripts,
			plainDynamicImports,
			filesForBrowsers,
		],
		build: {
			// Keeps light-dark() as written.
			cssTarget: 'esnext',
			assetsInlineLimit: isInlined,
		},
		server: {
			proxy: {
				[`^/(?:api/|letters/pictures/|oembed\\b|healthz$|readyz$|waitlist/(?:${mailLinks})\\b)`]: `http://127.0.0.1:${port + 1}`,
			},
		},
	},
})

/**
 * Whether to inline a file into the page. Scripts of up to 6,000 bytes before compression are inlined (the longest
 * belongs to the tool Say no); fonts and images remain files.
 */
function isInlined(file: string, content: Buffer): boolean {
	return file.endsWith('.js') && content.length <= 6000
}

/**
 * Makes Chromium compile an island's functions while the file loads, off the main thread. Otherwise it compiles them at
 * their first call, which took a third of the time of a visitor's first tap. Inlined scripts need no hint, because they
 * are small.
 */
function compileHint({ name }: { readonly name: string }): string {
	return name.includes('.astro') ? '' : '//# allFunctionsCalledOnLoad'
}
