import { encode } from 'uqr'

/**
 * The dark modules of a QR code as an SVG path of unit squares, without a margin.
 *
 * @example qrPath('https://innervolt.example/two-sheets#1s256cfe').size // 29
 */
export function qrPath(text: string): { readonly d: string; readonly size: number } {
	const { data, size } = encode(text, { border: 0 })
	const modules = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
	)
	return { d: modules.join(''), size }
}
