import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** Four enamel pins with motifs from the house. */
export function Pins(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--room)" d="M-2000-2000H2400V300H-2000z" />
			<g stroke="var(--line)" strokeWidth="4">
				<path fill="var(--wall)" d="M62 34h86v112H62z" />
				<path fill="var(--lamp)" d="M75 86h60v48H75z" />
				<path fill="var(--blind)" d="M75 46h60v40H75z" />
				<path d="M105 46v88" />
				<path fill="var(--wall)" d="M236 146V90l58-50 58 50v56z" />
				<path fill="var(--lamp)" d="M281 102h26v44h-26z" />
				<circle fill="var(--blind)" cx="105" cy="218" r="52" />
				<path fill="var(--paint)" d="M236 180h116v76H236z" />
				<path fill="none" d="M236 180l58 44 58-44" />
			</g>
			<svg
				x="68"
				y="176"
				width="76"
				height="82"
				viewBox="44 160 66 49"
				preserveAspectRatio="xMidYMid"
			>
				<Silhouette name="cat" />
			</svg>
			<circle fill="var(--wall)" stroke="var(--line)" strokeWidth="4" cx="294" cy="226" r="13" />
		</svg>
	)
}
