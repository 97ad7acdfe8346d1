import react from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { addresses, apiPortInDevelopment } from '#settings/addresses.ts'

/** All parts of the design on one page, `/_design`, while developing; it is never built. */
const designPage: AstroIntegration = {
	name: 'design-page',
	hooks: {
		'astro:config:setup': ({ command, injectRoute }) => {
			if (command === 'dev') {
				injectRoute({ pattern: '/_design', entrypoint: './src/pages/_design.astro' })
			}
		},
	},
}

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrates an island after the first paint; see src/enhance/hydrate-after-paint.ts. */
		'client:painted'?: boolean
	}
}

const paintedDirective: AstroIntegration = {
	name: 'painted-directive',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) => {
			addClientDirective({ name: 'painted', entrypoint: './src/enhance/hydrate-after-paint.ts' })
		},
	},
}

/**
 * Scripts of pages stand inside the pages, so they can share no file with the islands: what they
 * import of the domain is a copy of its own.
 */
const ownCopies: Plugin = {
	name: 'own-copies',
	enforce: 'pre',
	async resolveId(source, importer = '') {
		const isOwn = importer.endsWith('?own') && source.startsWith('./')
		const isAsked = importer.includes('/src/enhance/') && source.startsWith('#domain/')
		if (!isOwn && !isAsked) return null
		const found = await this.resolve(source, importer.replace('?own', ''), { skipSelf: true })
		return found && `${found.id}?own`
	},
}

/**
 * What every island needs, in one file: fewer requests, and it compresses better than in several. Only the panel
 * needs zod.
 */
const sharedByIslands = {
	name: 'island',
	test: /node_modules\/(?!zod)|IslandBoundary|save-file|art\/pane|ui\/(Anchor|Button|Disclosure|ScriptNotice)\./,
}

export default defineConfig({
	site: addresses.site,
	output: 'static',
	trailingSlash: 'never',
	build: { format: 'file', inlineStylesheets: 'always', assets: 'assets' },
	integrations: [react(), designPage, paintedDirective],
	devToolbar: { enabled: false },
	vite: {
		plugins: [ownCopies],
		define: { 'import.meta.env.API_URL': JSON.stringify(addresses.api) },
		build: {
			// light-dark() stays as it is; tokens.css carries its own fallback.
			cssTarget: 'esnext',
			assetsInlineLimit: isInlined,
			rolldownOptions: {
				output: { codeSplitting: { groups: [sharedByIslands] }, postBanner: compiledAtOnce },
			},
		},
		server: {
			proxy: { '^/(?:api/|healthz$|readyz$)': `http://127.0.0.1:${apiPortInDevelopment}` },
		},
	},
})

/** Small scripts stand in the page, 2,500 bytes before compression; fonts and pictures stay files. */
function isInlined(file: string, content: Buffer): boolean {
	return file.endsWith('.js') && content.length <= 2500
}

/**
 * Has Chromium compile all of an island while it arrives, beside the main thread. Else a function is
 * compiled when it is first called, which was a third of what a visitor's first tap took. The scripts
 * that stand in the pages have better use for the bytes.
 */
function compiledAtOnce({ name }: { readonly name: string }): string {
	return name.includes('.astro') ? '' : '//# allFunctionsCalledOnLoad'
}
