/** The parts of the library `xliff` that translations.ts uses; it ships no types. */
declare module 'xliff/js2xliff' {
	type Unit = { readonly source: string; readonly target?: string }
	export default function js2xliff(content: {
		readonly sourceLanguage: string
		readonly targetLanguage: string
		readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>
	}): Promise<string>
}

declare module 'xliff/xliff2js' {
	export default function xliff2js(xml: string): Promise<{
		readonly targetLanguage: string
		readonly resources: Readonly<
			Record<string, Readonly<Record<string, { readonly target?: string }>>>
		>
	}>
}
