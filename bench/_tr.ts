import { chromium } from 'playwright';
import { startDemo } from './demoServer.ts';
const demo = await startDemo({ LOG_LEVEL: 'warn' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic'] });
for (let i=0;i<20;i++) await (await fetch(demo.origin+'/')).text();
const sums = new Map<string, number>(); const counts=new Map<string,number>(); const N=5; let list:any[]=[];
for (let k=0;k<=N;k++){ const page = await b.newPage({ viewport: { width: 412, height: 823 } });
await b.startTracing(page, { categories: ['toplevel','devtools.timeline','v8','disabled-by-default-v8.compile','blink','__metadata','disabled-by-default-v8.gc'] });
await page.goto(demo.origin+'/', { waitUntil: 'load' }); await page.waitForTimeout(3000);
const t = JSON.parse((await b.stopTracing()).toString()).traceEvents; await page.close(); if(!k) continue;
const mine = new Set(t.filter((e:any)=>JSON.stringify(e.args??{}).includes(demo.origin+'/assets/entry')).map((e:any)=>e.pid)); const pids = t.filter((e:any)=>e.name==='thread_name'&&e.args.name==='CrRendererMain'&&mine.has(e.pid));
const ev = t.filter((e:any)=>e.ph==='X'&&e.tdur!==undefined&&pids.some((p:any)=>p.pid===e.pid&&p.tid===e.tid));
// exclusive time by name
const byT = new Map<string, any[]>(); for (const e of ev){const key=e.pid+' '+e.tid; (byT.get(key)??byT.set(key,[]).get(key)!).push(e);}
for (const arr of byT.values()){ arr.sort((a,b)=>a.ts-b.ts||b.dur-a.dur); const st:any[]=[]; for(const e of arr){ e.self=e.tdur; while(st.length&&st.at(-1).ts+st.at(-1).dur<=e.ts) st.pop(); if(st.length) st.at(-1).self-=e.tdur; st.push(e);} for(const e of arr){ sums.set(e.name,(sums.get(e.name)??0)+e.self/1000); counts.set(e.name,(counts.get(e.name)??0)+1);} }
list = ev.filter((e:any)=>/evaluateModule|v8.compile|FunctionCall|UpdateLayoutTree|^Layout$/.test(e.name)&&e.tdur>1500).map((e:any)=>[e.ts,e.tdur/1000,e.name,(e.args.fileName||e.args.data?.url||e.args.data?.functionName||e.args.elementCount||'').toString().split('/').pop()]);
}
console.log([...sums].sort((a,b)=>b[1]-a[1]).slice(0,45).map(([n,v])=>`${(v/N).toFixed(2).padStart(8)} ${(counts.get(n)!/N).toFixed(0).padStart(6)} ${n}`).join('\n'));
const t0=Math.min(...list.map(l=>l[0])); for(const l of list.sort((a,b)=>a[0]-b[0])) console.log(((l[0]-t0)/1000).toFixed(0).padStart(6), l[1].toFixed(1).padStart(6), l[2], l[3]);
await b.close(); await demo.stop(); process.exit(0);
