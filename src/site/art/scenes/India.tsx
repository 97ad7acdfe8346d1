import { Silhouette } from '#site/art/windows/Silhouette.tsx'

const lattice = Array.from({ length: 9 }, (_, index) => 24 * (index - 3))
	.map((x) => `M${x} 0l72 72M${x} 72l72-72`)
	.join('')

/** A jharokha with a pierced screen. */
export function India(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path
				fill="var(--paint)"
				d="M200 10l4 14c44 4 68 26 74 54H122c6-28 30-50 74-54zM94 78H306L292 92H108zM112 92H288V234H112zM98 234H302V248H98z"
			/>
			<path
				fill="none"
				stroke="var(--blind)"
				strokeWidth="2.5"
				opacity=".6"
				d="M200 30v46M190 30c-22 12-34 28-38 46M210 30c22 12 34 28 38 46M122 84H278"
			/>
			<path
				fill="url(#paint-light)"
				d="M130 234V150c4-2 6-4 6-8a15 15 0 0118-18 16 16 0 0120-14 18 18 0 0126-12 18 18 0 0126 12 16 16 0 0120 14 15 15 0 0118 18c0 4 2 6 6 8v84z"
			/>
			<svg
				x="160"
				y="92"
				width="80"
				height="76"
				viewBox="67 143 34 66"
				preserveAspectRatio="xMidYMax"
			>
				<Silhouette name="plant" />
			</svg>
			<svg x="130" y="166" width="140" height="68" viewBox="0 0 144 72" preserveAspectRatio="none">
				<path fill="none" stroke="var(--glass)" strokeWidth="4" d={lattice} />
			</svg>
			<path
				fill="var(--paint)"
				d="M122 162H278V170H122zM116 247h28l-6 31h-10zM162 247h24l-6 31h-12zM214 247h24l-6 31h-12zM256 247h28l-12 31h-10z"
			/>
		</svg>
	)
}
