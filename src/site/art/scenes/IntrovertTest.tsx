import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** Two open doors on a landing: a crowd behind the left, a chair behind the right. */
export function IntrovertTest(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--plinth)" d="M0 268H400V300H0z" />
			<path fill="var(--paint)" d="M38 52H168V268H38zM220 52H350V268H220z" />
			<path fill="url(#paint-light)" d="M50 64H156V268H50zM232 64H338V268H232z" />
			<path fill="var(--glow)" opacity=".5" d="M50 268H156L140 296H16zM232 268H338L322 296H198z" />
			<svg x="50" y="64" width="106" height="204" viewBox="10 17 100 192">
				<Silhouette name="crowd" />
			</svg>
			<svg x="232" y="64" width="106" height="204" viewBox="12 17 100 192">
				<Silhouette name="reader" />
			</svg>
			<path fill="var(--blind)" d="M156 64l30-14v238l-30-20zM338 64l30-14v238l-30-20z" />
			<path
				fill="var(--slat)"
				d="M162 76l18-8v86l-18-3zM162 170l18 3v92l-18-10zM344 76l18-8v86l-18-3zM344 170l18 3v92l-18-10z"
			/>
			<path
				fill="var(--lamp)"
				d="M178 163a4 4 0 108 0 4 4 0 10-8 0M360 163a4 4 0 108 0 4 4 0 10-8 0"
			/>
		</svg>
	)
}
