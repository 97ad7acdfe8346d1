import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'

const bird =
	'M-3 1c-13-5-16-17-10-28 3-6 7-10 12-13 1-7 10-9 14-4l8 2-7 4c4 14 0 31-12 39zM-9-6l-7 25 8 1L0 0z'
const wing = 'M-8-22c1 9 7 14 16 13'

/** Two pairs of birds on a wire above roofs, placed like quotation marks. */
export function Quotes(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<g transform="matrix(-1 0 0 1 400 0)">
				<path fill="var(--sky)" d="M-2000-2000H2400V300H-2000z" />
				<path fill="var(--wall)" d="M-2000 226H2400V300H-2000zM290 226v-44h62v44z" />
				<path
					fill="var(--plinth)"
					d="M-2000 226H2400V233H-2000zM283 178h76v8h-76zM304 164h13v14h-13zM328 164h13v14h-13z"
				/>
				<path
					fill="none"
					stroke="var(--ink)"
					strokeWidth="2.5"
					d="M10 226V78M-2 88H22M10 90Q200 128 400 84L2400 64"
				/>
				<Bird at="matrix(1.15 0 0 1.15 92 104.5)" />
				<Bird at="matrix(1.15 0 0 1.15 136 107)" />
				<Bird at="matrix(-1.15 0 0 1.15 272 104)" />
				<Bird at="matrix(-1.15 0 0 1.15 316 99.5)" />
				<SceneWindow x={34} y={246} width={44} level={0} forecast={0} />
				<SceneWindow x={118} y={246} width={44} level={100} forecast={96} />
				<SceneWindow x={202} y={246} width={44} level={0} forecast={0} />
				<SceneWindow x={286} y={246} width={44} level={0} forecast={0} />
				<SceneWindow x={370} y={246} width={44} level={0} forecast={0} />
			</g>
		</svg>
	)
}

function Bird({ at }: { at: string }) {
	return (
		<g transform={at}>
			<path fill="var(--ink)" d={bird} />
			<path fill="none" stroke="var(--sky)" strokeWidth="1.5" strokeLinecap="round" d={wing} />
		</g>
	)
}
