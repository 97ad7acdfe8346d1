import type { MbtiQuestion } from '#domain/quiz/mbti.ts'

/**
 * The twenty-four questions of the MBTI test in Portuguese. They ask what the English ones ask, and their options run
 * the same way: in the first sixteen, A and B count for the first letter of the pair; in the last eight, A is the most
 * and D the least sociable.
 */
export const mbtiQuestions = [
	{
		dimension: 'EI',
		text: 'Uma coisa não saiu da sua cabeça o dia inteiro. O que você faz com ela?',
		options: [
			'Falo em voz alta para quem estiver por perto',
			'Ligo para um amigo e vou entendendo na conversa',
			'Penso a sós e depois conto para uma pessoa só',
			'Resolvo por dentro, e em geral fica por lá mesmo',
		],
	},
	{
		dimension: 'EI',
		text: 'Você se muda para outra cidade. Como são as primeiras semanas?',
		options: [
			'Topo tudo e logo sei o nome de muita gente',
			'Entro num time ou num curso e conheço gente ali',
			'Arrumo a casa e conheço um vizinho aos poucos',
			'Arrumo a casa, ando a sós e deixo o povo para depois',
		],
	},
	{
		dimension: 'EI',
		text: 'Perguntam a sua opinião sobre algo em que você nunca pensou. O que vem primeiro?',
		options: [
			'Uma resposta, na hora; falando eu descubro o que acho',
			'Um primeiro palpite, que vou corrigindo na conversa',
			'Um silêncio, e depois uma resposta de uma ou duas frases',
			'Um pedido de tempo; prefiro responder só amanhã',
		],
	},
	{
		dimension: 'EI',
		text: 'Aconteceu uma coisa boa com você. Quem já sabe quando chega a noite?',
		options: [
			'Todo mundo que encontrei hoje, e o grupo no celular',
			'As cinco ou seis pessoas com quem falo quase todo dia',
			'Uma pessoa, que ouviu tudo em detalhes por telefone',
			'Só eu, por enquanto; gosto de guardar um dia ou dois',
		],
	},
	{
		dimension: 'SN',
		text: 'Você vai montar uma estante nova. Por onde começa?',
		options: [
			'Pelo passo um, com todos os parafusos já contados',
			'Pelo passo um, conferindo o manual pelo caminho',
			'Por uma olhada na figura; o resto se explica',
			'Por imaginar o que mais ela poderia virar em casa',
		],
	},
	{
		dimension: 'SN',
		text: 'Um amigo volta de uma viagem longa. O que você pergunta primeiro?',
		options: [
			'Onde dormiu, o que comeu e quanto gastou por lá',
			'Como era um dia comum, da manhã até a noite',
			'O que causou surpresa, e como ele explica isso',
			'Como a viagem mudou a ideia que ele tem de casa',
		],
	},
	{
		dimension: 'SN',
		text: 'Você faz um prato pela primeira vez. Você se guia pelo quê?',
		options: [
			'Pela receita, com a balança e o relógio ao lado',
			'Pela receita, menos uma ou duas coisas que faltam',
			'Pela ideia da receita e pelo que acho que combina',
			'Pelo palpite de que dois sabores distantes vão dar certo',
		],
	},
	{
		dimension: 'SN',
		text: 'Você lê uma notícia sobre uma ponte nova. Que parte lê duas vezes?',
		options: [
			'Os números: que tamanho, que altura, quantos anos',
			'Como foi construída, do primeiro pilar ao último',
			'O que ela pode mudar nas cidades das duas margens',
			'Por que, afinal, as pessoas querem atravessar',
		],
	},
	{
		dimension: 'TF',
		text: 'Um amigo mostra, com orgulho, um desenho que tem um defeito. O que você diz?',
		options: [
			'Onde está o defeito e como eu faria para corrigir',
			'O que funciona bem e, logo depois, onde está o defeito',
			'Do que gostei, e o defeito se ele quiser saber mais',
			'Do que gostei; o defeito pode ficar para outro dia',
		],
	},
	{
		dimension: 'TF',
		text: 'Dois voluntários do abrigo de animais querem folga na mesma semana. Como você decide?',
		options: [
			'Pela regra combinada, caia para o lado que cair',
			'Contando quem folgou em quais semanas no ano passado',
			'Perguntando por que cada um precisa, e pesando isso',
			'Pelo que deixar os dois de bem um com o outro depois',
		],
	},
	{
		dimension: 'TF',
		text: 'Você pode escolher entre dois lugares para morar. O que pesa no fim?',
		options: [
			'Uma lista de critérios, com uma nota para cada um',
			'Os motivos a favor e contra, vistos um por um',
			'O que senti lá dentro, com uma olhada nos motivos',
			'O que senti lá dentro; no resto se dá um jeito',
		],
	},
	{
		dimension: 'TF',
		text: 'Alguém conta em detalhes por que se atrasou. Em que você presta atenção?',
		options: [
			'Na causa, e no que dá para fazer da próxima vez',
			'Na causa primeiro, e depois em como a pessoa se sente',
			'Em como a pessoa se sente primeiro, e depois na causa',
			'Em como a pessoa se sente, do começo até o fim',
		],
	},
	{
		dimension: 'JP',
		text: 'É segunda, e você viaja no sábado. O que já está na mala?',
		options: [
			'Tudo; ela já foi pesada e espera ao lado da porta',
			'As primeiras coisas, do alto de uma lista escrita',
			'Nada ainda; tenho uma vaga ideia e a noite de sexta',
			'Nada ainda; no sábado vejo o que me dá vontade',
		],
	},
	{
		dimension: 'JP',
		text: 'Um domingo aparece sem plano nenhum. O que você faz primeiro?',
		options: [
			'Faço um plano, com horários, durante o café',
			'Escolho duas ou três coisas que quero ver prontas',
			'Começo por uma coisa e vejo aonde ela me leva',
			'Fico onde estou; o dia há de inventar alguma coisa',
		],
	},
	{
		dimension: 'JP',
		text: 'Você tem um mês para escrever um discurso curto. Quando escreve?',
		options: [
			'Nesta semana, para ficar pronto e sair da cabeça',
			'Um pouco por semana, com uns dias de sobra no fim',
			'Na última semana, quando já sinto o dia chegando',
			'Na noite anterior ou, se for preciso, a caminho de lá',
		],
	},
	{
		dimension: 'JP',
		text: 'Num passeio de carro, uma placa aponta para uma lagoa que não estava nos planos. O que você faz?',
		options: [
			'Sigo em frente; as paradas de hoje já estão definidas',
			'Sigo em frente e anoto o nome para outro passeio',
			'Entro, se houver uma meia hora sobrando para isso',
			'Entro; o resto do dia se arruma pelo caminho',
		],
	},
	{
		dimension: 'Energy',
		text: 'O jantar para doze virou um jantar para quarenta. Quanta energia resta depois de duas horas?',
		options: [
			'Mais do que eu trouxe; ficaria até de manhã',
			'A mesma que eu trouxe; doze ou quarenta, tanto faz',
			'Menos do que eu trouxe; sento num canto quieto',
			'Quase nenhuma; já estou procurando a minha chave',
		],
	},
	{
		dimension: 'Energy',
		text: 'Quantas noites com companhia cabem numa semana boa?',
		options: [
			'Seis ou sete; uma noite vazia me parece um buraco',
			'Quatro ou cinco, com uma noite em casa no meio',
			'Duas ou três, com uma noite quieta depois de cada',
			'No máximo uma, e gosto de saber dela bem antes',
		],
	},
	{
		dimension: 'Energy',
		text: 'Você está conversando com gente desde as 9h. Como é a sua fala às 16h?',
		options: [
			'Mais alta e mais rápida do que era de manhã',
			'Mais ou menos a mesma que era de manhã',
			'Mais lenta; respondo, e os outros perguntam',
			'De telegrama; uso só as palavras que bastam',
		],
	},
	{
		dimension: 'Energy',
		text: 'Um amigo de quem você gosta passa cinco dias na sua casa. Quando você quer a primeira hora a sós?',
		options: [
			'Em nenhum dia; fico com pena quando vai embora',
			'No quarto ou quinto dia, e uma hora é bastante',
			'No segundo ou terceiro dia, e saio para andar',
			'Na primeira noite, assim que põe a mala no chão',
		],
	},
	{
		dimension: 'Energy',
		text: 'Você tem meia hora entre dois encontros. O que faria mais bem?',
		options: [
			'Ir logo para o segundo e achar mais gente lá',
			'Ir com alguém, batendo papo pelo caminho',
			'Ir a pé, a sós, pelo caminho mais comprido',
			'Ficar num banco, a sós, de olhos fechados',
		],
	},
	{
		dimension: 'Energy',
		text: 'O programa de hoje à noite foi cancelado uma hora antes. Para quanta companhia ainda há energia?',
		options: [
			'Muita; procuro outra turma com quem possa sair',
			'Alguma; chamo um ou dois amigos para vir aqui',
			'Pouca; uma ligação curta com um amigo já basta',
			'Nenhuma; eu ia precisar da noite para descansar',
		],
	},
	{
		dimension: 'Energy',
		text: 'Pense na semana passada. Que momento deu mais energia a você?',
		options: [
			'O que tinha mais gente falando ao mesmo tempo',
			'O que tinha um punhado de gente em volta da mesa',
			'O que tinha uma pessoa só e tempo de sobra',
			'O que não tinha ninguém, nem nada a ser dito',
		],
	},
	{
		dimension: 'Energy',
		text: 'A tarde foi barulhenta e cheia de gente. Quando você topa companhia de novo?',
		options: [
			'Na hora; daria para ir direto ao próximo lugar',
			'Depois de um café e uma meia hora de descanso',
			'Depois de uma noite quieta e um sono inteiro',
			'Depois de um dia ou dois com quase ninguém',
		],
	},
] as const satisfies readonly MbtiQuestion[]
