/** A drawing, made from its file by `scripts/build/svg-components.ts`. */
declare module '*.svg?react' {
	const Drawing: import('react').FC<import('react').SVGProps<SVGSVGElement>>
	export default Drawing
}
