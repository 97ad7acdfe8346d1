import type { FC, SVGProps } from 'react'

export type Drawing = FC<SVGProps<SVGSVGElement>>

/**
 * Drawings from files, by name: `./fire-escape.svg` is `fireEscape`. named.test.tsx compares names and files.
 *
 * @param files by path, from `import.meta.glob`
 */
export function named<Name extends string>(
	files: Readonly<Record<string, Drawing>>,
): Readonly<Record<Name, Drawing>> {
	const entries = Object.entries(files).map(([path, drawing]) => {
		const [, file = ''] = /\/([\w-]+)\.svg$/.exec(path) ?? []
		return [file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), drawing] as const
	})
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return Object.fromEntries(entries) as Record<Name, Drawing>
}
