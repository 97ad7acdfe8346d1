// Types for the parts that the lab uses of its own tools, so that type checks run without installing the tools.

declare module 'lighthouse' {
	type Options = {
		readonly port: number
		readonly logLevel: 'error'
		readonly throttlingMethod: 'simulate' | 'devtools'
	}
	type Result = {
		readonly lhr: {
			readonly categories: Readonly<Record<string, { readonly score: number | null }>>
			readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
		}
	}
	export default function lighthouse(url: string, options: Options): Promise<Result | undefined>
}

declare module 'puppeteer-core' {
	type Page = {
		on(event: 'console', listen: (message: { type(): string; text(): string }) => void): void
		on(event: 'pageerror', listen: (error: unknown) => void): void
		setViewport(size: { readonly width: number; readonly height: number }): Promise<void>
		goto(address: string): Promise<unknown>
		evaluate(expression: string): Promise<unknown>
		click(selector: string): Promise<void>
		type(selector: string, keys: string): Promise<void>
	}
	export function launch(options: {
		readonly browser: 'firefox'
		readonly executablePath: string
		readonly acceptInsecureCerts: boolean
	}): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>
}
