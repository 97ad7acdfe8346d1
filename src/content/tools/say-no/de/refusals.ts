import type { MessageWords } from '#domain/say-no/compose.ts'

/** `[…]` entfällt beim Sprechen; `{du|Sie|ihr}` oder `{privat|förmlich}`. Kein Satz beginnt mit einem Substantiv: in E-Mails folgt er auf das Komma. */
export const refusals: MessageWords['refusals'] = {
	tonight: {
		gently: [
			'{Danke für die Einladung. Mein sozialer Akku ist bei zwanzig Prozent|Vielen Dank für die Einladung. Ich bin im Moment ziemlich erschöpft|Danke für die Einladung. Mein sozialer Akku ist bei zwanzig Prozent}, deshalb bleibe ich heute[ lieber] zu Hause.',
			'Danke, dass {du an mich denkst|Sie an mich denken|ihr an mich denkt}. Heute Abend schaffe ich es leider nicht[, ich brauche etwas Ruhe].',
			'Über die Einladung freue ich mich sehr, aber heute schaffe ich es leider nicht. Mir fehlt[ einfach] die Energie.',
		],
		plainly: [
			'Heute kann ich leider nicht, ich brauche[ einfach] einen ruhigen Abend. {Danke fürs Fragen|Vielen Dank für die Einladung|Danke fürs Fragen}.',
			'Danke für die Einladung, aber ich bleibe heute zu Hause[ und ruhe mich aus].',
			'Heute Abend klappt es bei mir leider nicht, ich brauche {[etwas ]Zeit für mich|[etwas ]Ruhe}. {Danke, dass du fragst|Vielen Dank für die Einladung|Danke, dass ihr fragt}.',
		],
		firmly: [
			'{Danke für die Einladung, aber heute Abend komme ich leider nicht|Vielen Dank für die Einladung, aber heute Abend kann ich leider nicht kommen|Danke für die Einladung, aber heute Abend komme ich leider nicht}[. Ich brauche eine Pause].',
			'{Heute bleibe ich[ lieber] zu Hause, das brauche ich gerade. Danke trotzdem für die Einladung|Vielen Dank für die Einladung, aber heute Abend bin ich leider nicht dabei, ich brauche[ etwas] Ruhe}.',
			'{Danke fürs Fragen, aber heute geht es nicht|Vielen Dank für die Einladung, aber heute schaffe ich es leider nicht|Danke fürs Fragen, aber heute bin ich nicht dabei}[. Ich brauche {etwas Zeit für mich|einen ruhigen Abend|etwas Zeit für mich}].',
		],
	},
	party: {
		gently: [
			'{Danke für die Einladung[ zur Feier]. So viele Leute auf einmal sind mir gerade zu viel|Vielen Dank für die Einladung[ zur Feier]. Mir fehlt im Moment die Energie für größere Runden|Danke für die Einladung[ zur Feier]. So viele Leute auf einmal sind mir gerade zu viel}, deshalb komme ich diesmal nicht.',
			'{Lieb, dass du an mich gedacht hast|Vielen Dank, dass Sie an mich gedacht haben|Lieb, dass ihr an mich gedacht habt}. Für eine Feier fehlt mir leider[ gerade] die Energie.',
			'Über die Einladung habe ich mich sehr gefreut. Zur Feier schaffe ich es diesmal leider nicht[, ich brauche gerade Ruhe].',
		],
		plainly: [
			'Danke für die Einladung, aber zur Feier schaffe ich es diesmal leider nicht[. Ich brauche gerade etwas Ruhe].',
			'Bei der Feier bin ich diesmal leider nicht dabei, mir fehlt[ gerade] die Energie. {Danke trotzdem|Vielen Dank|Danke trotzdem} für die Einladung.',
			'Danke, dass {du mich eingeladen hast, aber ich komme diesmal nicht. Große Runden sind mir gerade[ einfach] zu viel|Sie mich eingeladen haben, aber ich kann diesmal leider nicht kommen. Ich brauche gerade[ etwas] Ruhe|ihr mich eingeladen habt, aber ich komme diesmal nicht. Große Runden sind mir gerade[ einfach] zu viel}.',
		],
		firmly: [
			'Danke für die Einladung, aber zur Feier {komme ich diesmal nicht|kann ich leider nicht kommen|komme ich diesmal nicht}[. Ich sage es lieber gleich, damit {du planen kannst|Sie planen können|ihr planen könnt}].',
			'Zur Feier {komme ich diesmal nicht|kann ich diesmal leider nicht kommen|komme ich diesmal nicht}, ich brauche[ gerade] etwas Ruhe. {Danke trotzdem|Vielen Dank|Danke trotzdem} für die Einladung.',
			'Danke, dass {du an mich denkst, aber bei der Feier bin ich diesmal nicht dabei|Sie an mich denken, aber bei der Feier kann ich leider nicht dabei sein|ihr an mich denkt, aber bei der Feier bin ich diesmal nicht dabei}[. Ich brauche gerade {etwas Zeit für mich|etwas Ruhe|etwas Zeit für mich}].',
		],
	},
	agreed: {
		gently: [
			'Es tut mir leid, ich muss doch absagen. {Mein sozialer Akku ist[ völlig] leer|Mir fehlt[ im Moment] einfach die Energie|Mein sozialer Akku ist[ völlig] leer}.',
			'Ich muss {dir|Ihnen|euch} doch noch absagen, das tut mir leid. Ich brauche gerade[ einfach] etwas Ruhe.',
			'Ich schaffe es doch nicht, das tut mir leid. {Mir fehlt[ gerade] einfach die Energie|Ich bin[ im Moment] einfach zu erschöpft|Mir fehlt[ gerade] einfach die Energie}.',
		],
		plainly: [
			'Ich muss leider doch absagen, ich habe mich[ ein bisschen] übernommen.',
			'{Ich schaffe es leider doch nicht|Ich schaffe es leider doch nicht zu unserem Treffen}, ich brauche[ dringend] eine Pause.',
			'{Ich kann leider doch nicht|Ich muss Ihnen leider doch absagen}, mir fehlt[ im Moment] die Energie.',
		],
		firmly: [
			'Ich muss {dir|Ihnen|euch} leider absagen, es ist mir[ gerade] zu viel. Das wollte ich gleich sagen.',
			'{Ich muss doch absagen, tut mir leid|Ich muss Ihnen doch absagen, das tut mir leid}. Ich brauche heute[ einfach] etwas Ruhe.',
			'Es tut mir leid, aber ich kann doch nicht[ kommen]. Ich brauche gerade etwas Ruhe.',
		],
	},
	meeting: {
		gently: [
			'Wäre es für {dich okay|Sie in Ordnung}, wenn ich bei der Besprechung diesmal fehle? Ich brauche die Zeit für[ andere] laufende Aufgaben.',
			'Ich glaube, in der Besprechung werde ich[ diesmal] nicht unbedingt gebraucht. Ich würde die Zeit gern für meine Aufgaben nutzen.',
			'{Ich würde|Wenn möglich, würde ich} die Besprechung diesmal gern auslassen und[ stattdessen] in Ruhe weiterarbeiten. Fragen beantworte ich schriftlich.',
		],
		plainly: [
			'Zur Besprechung kann ich diesmal leider nicht kommen, ich brauche die Zeit für meine[ anderen] Aufgaben. Das Protokoll lese ich nach.',
			'Bei der Besprechung {bin ich diesmal leider nicht dabei|kann ich diesmal leider nicht dabei sein}, ich brauche die Zeit[ heute], um konzentriert zu arbeiten.',
			'Die Besprechung schaffe ich[ diesmal] leider nicht, ich bin mit anderem ausgelastet. Das Wichtigste lese ich im Protokoll nach.',
		],
		firmly: [
			'Ich kann heute leider nicht zur Besprechung kommen, ich bin mit anderen Aufgaben[ schon] ausgelastet. Fragen beantworte ich gern schriftlich.',
			'An der Besprechung kann ich diesmal{| leider} nicht teilnehmen, ich brauche die Zeit[ gerade] für meine anderen Aufgaben. Das Protokoll lese ich nach.',
			'Für die Besprechung muss ich diesmal leider absagen, ich brauche die Zeit[ heute] für andere Aufgaben. Das Wichtigste lese ich im Protokoll nach.',
		],
	},
	call: {
		gently: [
			'Schön, von dir zu hören. Telefonieren ist mir heute[ einfach] zu viel, schreib mir lieber, ja?',
			'Lieb, dass du anrufen willst. Mein sozialer Akku ist bei zehn Prozent, mir wäre Schreiben[ heute] lieber.',
			'Mir ist heute nicht so nach Telefonieren[, ich brauche etwas Ruhe]. Magst du mir schreiben?',
		],
		plainly: [
			'Ich kann heute leider nicht telefonieren, mir fehlt[ gerade] die Energie. Schreib mir einfach.',
			'Zum Telefonieren fehlt mir heute[ leider] die Energie. Schreib mir gern, ich lese es in Ruhe.',
			'Lass uns heute lieber schreiben, zum Telefonieren fehlt mir[ einfach] die Kraft.',
		],
		firmly: [
			'Ich möchte heute nicht telefonieren, ich brauche[ etwas] Ruhe. Schreib mir einfach.',
			'Ich schaffe es heute nicht mehr zu telefonieren, ich brauche[ dringend] eine Pause. Schreib mir gern.',
			'Zum Telefonieren habe ich heute keine Energie[ mehr]. Schreib mir lieber, ja?',
		],
	},
	formalCall: {
		gently: [
			'Können wir das[ vielleicht] schriftlich klären? Dann kann ich {dir|Ihnen} genauer antworten.',
			'Mir wäre es lieber, wenn wir das schriftlich klären[, dann kann ich in Ruhe antworten]. {Schick mir gern deine Fragen.|Könnten Sie mir Ihre Fragen schicken?}',
			'Ich würde das lieber schriftlich klären als am Telefon[, dann kann ich in Ruhe nachdenken]. {Schreibst du mir kurz|Könnten Sie mir kurz schreiben}, worum es geht?',
		],
		plainly: [
			'Heute kann ich leider nicht telefonieren. {Schreib mir[ stattdessen] gern, ich melde mich dann|Könnten Sie mir[ stattdessen] kurz schreiben? Ich antworte dann gleich}.',
			'Mir passt Telefonieren heute[ leider] nicht so gut. {Schreibst du mir kurz, worum es geht|Könnten Sie mir kurz schreiben, worum es geht}?',
			'Einen Anruf schaffe ich heute leider nicht[ mehr]. {Schick mir deine Fragen|Schicken Sie mir Ihre Fragen} einfach schriftlich.',
		],
		firmly: [
			'Mir wäre es heute schriftlich lieber[ als am Telefon]. {Schick mir gern deine Fragen|Schicken Sie mir gern Ihre Fragen}, dann antworte ich in Ruhe.',
			'Telefonisch geht es bei mir heute[ leider] nicht. {Schreib|Schreiben Sie} mir bitte, dann antworte ich {dir|Ihnen} in Ruhe.',
			'Heute geht Telefonieren bei mir leider nicht[ mehr]. {Schreib mir einfach, ja|Könnten Sie mir das kurz schreiben}?',
		],
	},
	night: {
		gently: [
			'Danke für die Einladung. Über Nacht zu bleiben ist mir gerade[ einfach] zu viel, ich brauche abends meine Ruhe.',
			'Ich bin gern bei {dir|Ihnen|euch}, aber zum Übernachten fehlt mir gerade[ einfach] die Energie.',
			'Ich würde {dich|Sie|euch} gern sehen, möchte aber[ lieber] nicht über Nacht bleiben. Zu Hause schlafe ich einfach besser.',
		],
		plainly: [
			'Über Nacht kann ich leider nicht bleiben, ich brauche[ abends] etwas Zeit für mich. Danke für die Einladung.',
			'Danke für das Angebot, aber ich schlafe[ diesmal] lieber zu Hause.',
			'Diesmal wird mir das Übernachten leider zu viel[, ich brauche etwas Ruhe].',
		],
		firmly: [
			'Danke für die Einladung, aber ich bleibe diesmal nicht über Nacht[. Ich schlafe zu Hause besser].',
			'Diesmal schlafe ich lieber zu Hause, da komme ich[ einfach] besser zur Ruhe.',
			'Über Nacht bleibe ich diesmal nicht, ich brauche[ einfach] mein eigenes Bett.',
		],
	},
	late: {
		gently: [
			'Ich würde heute gern etwas früher gehen[, solange ich noch Energie habe].',
			'Ich freue mich auf {dich|Sie|euch}, gehe heute aber etwas früher[, ich werde zurzeit schnell müde].',
			'Ich mache mich heute etwas früher auf den Heimweg[, ich bin ziemlich müde]. Schön, dass wir uns sehen.',
		],
		plainly: [
			'Ich kann heute leider nicht so lange bleiben, ich brauche[ einfach] etwas Ruhe.',
			'Ich gehe heute etwas früher nach Hause, mein sozialer Akku ist[ fast] leer.',
			'Heute bleibe ich leider nur kurz, ich brauche morgen[ auch] noch Energie.',
		],
		firmly: [
			'Nur damit {du Bescheid weißt|Sie Bescheid wissen|ihr Bescheid wisst}: Ich bleibe heute nicht so lange[, ich brauche etwas Ruhe].',
			'Heute gehe ich früh nach Hause, ich brauche[ etwas] Schlaf.',
			'Lange kann ich heute nicht bleiben, ich bin[ ziemlich] erschöpft. {Nimm|Nehmen Sie|Nehmt} es bitte nicht persönlich.',
		],
	},
	overtime: {
		gently: [
			'{Ich würde heute gern pünktlich gehen|Wenn es für Sie in Ordnung ist, würde ich heute gern pünktlich gehen} und mich[ etwas] ausruhen.',
			'Heute würde ich lieber nicht länger bleiben. Nach einem ruhigen Abend arbeite ich[ einfach] besser.',
			'Ich würde heute gern pünktlich Schluss machen. Den aktuellen Stand schicke ich {dir|Ihnen}[ vorher] noch.',
		],
		plainly: [
			'Heute kann ich leider nicht länger bleiben, ich brauche den Abend[ dringend] zum Ausruhen.',
			'Ich {mache heute pünktlich Feierabend|möchte heute pünktlich Feierabend machen}, damit ich morgen[ wieder] fit bin.',
			'Länger zu bleiben schaffe ich heute leider nicht, ich bin[ einfach] zu müde.',
		],
		firmly: [
			'Heute kann ich leider nicht länger bleiben. Das wollte ich {dir|Ihnen} gleich sagen[, damit {du planen kannst|Sie planen können}].',
			'Heute kann ich leider keine Überstunden machen, ich brauche[ einfach] den Feierabend.',
			'{Ich gehe heute pünktlich|Ich möchte heute pünktlich gehen}, um mich[ richtig] auszuruhen.',
		],
	},
	favour: {
		gently: [
			'Danke, dass {du mich fragst|Sie mich fragen|ihr mich fragt}. Ich würde gern helfen, aber mir fehlt gerade[ einfach] die Kraft dafür.',
			'Ich würde {dir wirklich gern helfen, aber mein sozialer Akku ist[ fast] leer|Ihnen wirklich gern helfen, aber ich habe[ gerade] keine Energie dafür|euch wirklich gern helfen, aber mein sozialer Akku ist[ fast] leer}.',
			'Es tut mir leid, diesmal kann ich {dir|Ihnen|euch} nicht helfen. {Mir fehlt gerade[ einfach] die Kraft|Ich komme[ im Moment] selbst kaum hinterher|Mir fehlt gerade[ einfach] die Kraft}.',
		],
		plainly: [
			'Dabei kann ich {dir|Ihnen|euch} diesmal leider nicht helfen, mir fehlt[ gerade] die Energie.',
			'Das schaffe ich im Moment leider nicht, ich brauche[ dringend] eine Pause.',
			'Ich kann das gerade leider nicht übernehmen, ich habe[ einfach] zu wenig Energie.',
		],
		firmly: [
			'Das kann ich diesmal leider nicht übernehmen, ich brauche[ gerade selbst] eine Pause.',
			'Diesmal muss ich Nein sagen, mir fehlt[ gerade] die Kraft. Danke, dass {du gefragt hast|Sie gefragt haben|ihr gefragt habt}.',
			'Diesmal muss ich leider passen, {ich brauche gerade[ etwas] Zeit für mich|mir fehlt[ gerade] die Energie}.',
		],
	},
	task: {
		gently: [
			'Danke, dass {du dabei an mich denkst|Sie dabei an mich gedacht haben}. Ich schaffe das[ im Moment] leider nicht, ohne etwas anderes liegen zu lassen.',
			'Ich würde {dir gern helfen|das gern übernehmen}, aber ich bin[ im Moment] voll ausgelastet.',
			'Ich kann mir dafür[ im Moment] leider nicht genug Zeit nehmen. Das sage ich {dir|Ihnen} lieber gleich.',
		],
		plainly: [
			'Das kann ich[ im Moment] leider nicht übernehmen, ich bin voll ausgelastet.',
			'Das schaffe ich neben meinen anderen Aufgaben[ im Moment] leider nicht.',
			'Dafür habe ich[ gerade] leider keine Kapazität, ich bin schon voll ausgelastet.',
		],
		firmly: [
			'Das kann ich leider nicht zusätzlich übernehmen, diese Woche bin ich[ schon] voll ausgelastet.',
			'Da muss ich[ diesmal] leider Nein sagen, mit meinen laufenden Aufgaben bin ich ausgelastet.',
			'Das schaffe ich zusätzlich leider nicht, sonst bleibt[ gerade] anderes liegen.',
		],
	},
}
