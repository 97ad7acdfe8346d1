import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** A house in section with one lit room. */
export function IntrovertGuide(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M-2000-2000H2400V300H-2000z" />
			<path fill="var(--beam)" d="M96 100V40h-5v-7h34v7h-5v50z" />
			<path fill="var(--beam)" d="M200 22 354 126H46zM62 120H338V300H62z" />
			<path
				fill="var(--glass)"
				d="M74 132H194V206H74zM206 216H326V290H206zM74 216H194V290H74zM183 84a17 17 0 1034 0 17 17 0 10-34 0"
			/>
			<path fill="url(#paint-light)" d="M206 132H326V206H206z" />
			<svg
				x="216"
				y="138"
				width="100"
				height="68"
				viewBox="14 133 98 76"
				preserveAspectRatio="xMidYMax"
			>
				<Silhouette name="reader" />
			</svg>
			<path
				fill="var(--wall)"
				d="M84 206v-30h5v14h84v-8h5v24h-5v-6H89v6zM91 188v-5c0-4 18-4 18 0v5zM132 146h36v24h-36zM84 290v-62h32v62zM126 290v-28h58v28h-4v-22h-50v22zM140 262v-8h12v8zM214 290v-12h16v-12h16v-12h16v-12h16v-12h16v60zM302 226h14v64h-14z"
			/>
			<path
				fill="var(--glass)"
				d="M136 150h28v16h-28zM88 232h24v20H88zM88 256h24v20H88zM199 66h2v36h-2z"
			/>
			<path fill="var(--beam)" d="M199 66h2v36h-2zM182 83h36v2h-36zM52 290H348V300H52z" />
		</svg>
	)
}
