import re,json,os
def run(pkg, keep_src=()):
    base=f'packages/{pkg}/src/'
    pj=json.load(open(f'packages/{pkg}/package.json'))
    subs={k:v for k,v in pj['exports'].items() if k!='.' and re.search(r'\.tsx?$',v)}
    entries={}
    def put(mod,names,ty):
        d=entries.setdefault(mod,{})
        for n in names:
            t= ty or n.startswith('type '); n=n.replace('type ','')
            d[n]= d.get(n,True) and t
    def reexports(text): return [(bool(m.group(1)),[n.strip() for n in m.group(2).split(',') if n.strip()],m.group(3)) for m in re.finditer(r"export (type )?\{([^}]*)\} from '([^']+)';", text)]
    for ty,names,mod in reexports(open(base+'index.ts').read()): put(mod,names,ty)
    barrels=[]
    for k,v in subs.items():
        src=v.replace('./src/','')
        t=open(base+src).read()
        own=re.findall(r"^export (?:async )?(?:function|const|class) (\w+)",t,re.M)
        ownt=re.findall(r"^export (?:interface|type) (\w+)",t,re.M)
        if own or ownt: put('./'+src,own,False); put('./'+src,ownt,True)
        else:
            d=os.path.dirname(src)
            barrels.append(src)
            for ty,names,mod in reexports(t):
                if d: mod='./'+d+'/'+mod[2:]
                put(mod,names,ty)
    lines=[]
    for mod in sorted(entries):
        d=entries[mod]
        vals=sorted((n for n in d if not d[n]),key=str.lower); types=sorted((n for n in d if d[n]),key=str.lower)
        if not vals: lines.append(f"export type {{ {', '.join(types)} }} from '{mod}';")
        else: lines.append("export { "+', '.join(vals+['type '+n for n in types])+f" }} from '{mod}';")
    text='\n'.join(lines)+'\n'
    text=text.replace("definition as icon","definition as icon")
    open(base+'index.ts','w').write(text)
    for b in barrels:
        if b not in keep_src: os.remove(base+b)
    for k in subs:
        pj['exports'].pop(k); pj['publishConfig']['exports'].pop(k,None)
    json.dump(pj,open(f'packages/{pkg}/package.json','w'),indent=2,ensure_ascii=False); open(f'packages/{pkg}/package.json','a').write('\n')
    print(pkg,list(subs),'barrels removed',[b for b in barrels if b not in keep_src])
os.system('git checkout -q packages/core/src/index.ts')
run('core',('words.ts',))
run('ui',('typing.ts',))
run('forms',())
